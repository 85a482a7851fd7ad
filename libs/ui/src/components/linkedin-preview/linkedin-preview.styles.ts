import { styled } from '@mui/material/styles';

/** LinkedIn's own colours, sizes and system font; nothing of ours may leak in, hence the values instead of our tokens. */
const colors = {
  light: {
    card: '#ffffff',
    ink: '#191919',
    quiet: '#666666',
    line: '#e8e8e8',
    edge: 'rgb(140 140 140 / 0.2)',
  },
  dark: {
    card: '#1b1f23',
    ink: '#e9eaeb',
    quiet: '#a9adb1',
    line: '#38434f',
    edge: 'rgb(255 255 255 / 0.1)',
  },
} as const;

export type LinkedInScheme = keyof typeof colors;

const own = { shouldForwardProp: (prop: PropertyKey) => prop !== 'scheme' };

export const Stage = styled(
  'div',
  own,
)<{ scheme: LinkedInScheme }>(({ theme, scheme }) => ({
  display: 'grid',
  justifyItems: 'center',
  padding: '1rem',
  borderRadius: '0.75rem',
  background: scheme === 'light' ? '#f4f2ee' : '#000000',
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
}));

export const Card = styled(
  'article',
  own,
)<{ scheme: LinkedInScheme }>(({ scheme }) => ({
  '--li-card': colors[scheme].card,
  '--li-ink': colors[scheme].ink,
  '--li-quiet': colors[scheme].quiet,
  '--li-line': colors[scheme].line,
  background: 'var(--li-card)',
  color: 'var(--li-ink)',
  borderRadius: '0.5rem',
  boxShadow: `0 0 0 1px ${colors[scheme].edge}`,
  font: "400 0.875rem/1.25rem -apple-system, 'Segoe UI', Roboto, 'Inter Variable', sans-serif",
}));

export const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0.5rem',
  padding: '0.75rem 1rem 0',
  '& > svg': { color: 'var(--li-quiet)' },
});

export const Face = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  background: 'var(--li-line)',
  color: 'var(--li-ink)',
  fontWeight: 600,
});

export const SmallLine = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  color: 'var(--li-quiet)',
});

export const Clip = styled('div')({ position: 'relative', margin: '0.75rem 1rem 0', overflow: 'hidden' });

export const PostText = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const SeeMore = styled('button')({
  position: 'absolute',
  right: 0,
  bottom: -2,
  minHeight: '1.5rem',
  padding: '0 0 0 2rem',
  border: 0,
  font: 'inherit',
  lineHeight: '1.5rem',
  cursor: 'pointer',
  color: 'var(--li-quiet)',
  background: 'linear-gradient(90deg, transparent, var(--li-card) 1.5rem)',
  '&:hover': { textDecoration: 'underline' },
});

export const Actions = styled('footer')({
  display: 'flex',
  justifyContent: 'space-between',
  margin: '0.75rem 0.5rem 0',
  padding: '0.25rem',
  borderTop: '1px solid var(--li-line)',
  color: 'var(--li-quiet)',
  fontWeight: 600,
  fontSize: '0.75rem',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '0.25rem', padding: '0.5rem 0.25rem' },
});
