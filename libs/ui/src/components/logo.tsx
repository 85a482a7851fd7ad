import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { wordmarkPath } from './wordmark-path';

const Mark = styled('svg')(({ theme }) => ({
  width: '1.25rem',
  height: '1.25rem',
  fill: theme.vars.palette.brand,
}));

/** Monday, Wednesday and Friday are bars, Tuesday and Thursday rests. */
export function LogoMark({ size }: { size?: string }) {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden style={size ? { width: size, height: size } : undefined}>
      <rect x="1.5" y="4" width="4.6" height="24" rx="2.3" />
      <circle cx="10" cy="26.1" r="1.9" />
      <rect x="13.7" y="4" width="4.6" height="24" rx="2.3" />
      <circle cx="22" cy="26.1" r="1.9" />
      <rect x="25.9" y="4" width="4.6" height="24" rx="2.3" />
    </Mark>
  );
}

const Wordmark = styled('svg')({ width: 'auto', fill: 'currentColor', marginTop: 1 });

/** Logo and name; the surrounding link has the label. */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '0.625rem', color: 'text.primary' }}
    >
      <LogoMark {...(large ? { size: '1.5rem' } : {})} />
      <Wordmark viewBox="0 0 95 22" aria-hidden style={{ height: large ? '1.3125rem' : '1.125rem' }}>
        <path transform="translate(0 18)" d={wordmarkPath} />
      </Wordmark>
    </Box>
  );
}
