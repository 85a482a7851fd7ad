import { styled } from '@mui/material/styles';

/** Under a hairline: grip, picture, what is said about it, and the way to take it away. */
export const MediaRowFrame = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: '0.75rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-dragged]': { background: theme.vars.palette.surface.sunken },
}));

/** The picture in small, or a sign that stands for it. */
export const Thumbnail = styled('span')(({ theme }) => ({
  display: 'grid',
  // Of its own size: what it shows is cut to it.
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  width: '5rem',
  height: '5rem',
  overflow: 'hidden',
  borderRadius: '0.5rem',
  background: theme.vars.palette.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  // A drawn page covers the sign that stands for it until then.
  '& > *': { gridArea: '1 / 1' },
  '& img, & canvas': { width: '100%', height: '100%', objectFit: 'cover' },
  '& canvas': { objectPosition: 'top' },
  [theme.breakpoints.down('sm')]: { width: '4rem', height: '4rem' },
}));
