import { styled } from '@mui/material/styles';

/** A row under a hairline: grip, picture, texts, and a remove button. */
export const MediaRowFrame = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: '0.75rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-dragged]': { background: theme.vars.palette.surface.sunken },
}));

/** A thumbnail, or an icon instead. */
export const Thumbnail = styled('span')(({ theme }) => ({
  display: 'grid',
  // Fixed size: its content is cropped.
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  width: '5rem',
  height: '5rem',
  overflow: 'hidden',
  borderRadius: '0.5rem',
  background: theme.vars.palette.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  // A rendered page covers the placeholder icon.
  '& > *': { gridArea: '1 / 1' },
  '& img, & canvas': { width: '100%', height: '100%', objectFit: 'cover' },
  '& canvas': { objectPosition: 'top' },
  [theme.breakpoints.down('sm')]: { width: '4rem', height: '4rem' },
}));
