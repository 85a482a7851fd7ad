import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldOrigin } from '@drumbeat/domain';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useProfileWords } from './profile-reader';

interface CardSectionProps {
  title: string;
  /** Beside the title, in small type. */
  caption?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the writing profile under a hairline. */
export function CardSection({ title, caption, action, children }: CardSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: 6, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 1, mb: 3 }}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {caption ? (
          <Typography variant="caption" sx={{ color: 'text.disabled' }}>
            {caption}
          </Typography>
        ) : null}
        {action ? <Box sx={{ ml: 'auto' }}>{action}</Box> : null}
      </Box>
      {children}
    </Box>
  );
}

export const Tag = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  padding: '0.125rem 0.5rem',
  borderRadius: '0.375rem',
  background: theme.vars.palette.surface.chip,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '&[data-small="true"]': { minHeight: '1.125rem', padding: '0 0.3125rem', fontSize: '0.6875rem' },
}));

/** A row of words, each by itself. */
export const Words = ({ items }: { items: readonly string[] }) => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {items.map((item) => (
      <Tag key={item} as="li">
        {item}
      </Tag>
    ))}
  </Box>
);

const DOTS: Readonly<Record<FieldOrigin, string>> = {
  posts: 'beat.main',
  earlier: 'beat.main',
  interview: 'info.main',
  tone: 'beat.rest',
  user: 'info.main',
  rule: 'info.main',
  user_and_rule: 'info.main',
  staff: 'info.main',
  default: 'beat.rest',
};

/** Where a field comes from: in words, with a dot that is found at a glance. */
export function Origin({ origin }: { origin: FieldOrigin }) {
  const { origins } = useProfileWords();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        typography: 'caption',
        color: 'text.disabled',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ flex: 'none', width: 6, height: 6, borderRadius: '50%', bgcolor: DOTS[origin] }}
      />
      {origins[origin]}
    </Box>
  );
}
