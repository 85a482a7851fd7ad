import { styled } from '@mui/material/styles';

/** Style while dragged, and while something is dragged over it. */
export const PlaceFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  borderRadius: '0.75rem',
  transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.shortest }),
  '&[draggable="true"]': { cursor: 'grab' },
  '&[data-dragging="true"]': { opacity: 0.45 },
  '&[data-over]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    borderRadius: 'inherit',
    border: `2px dashed ${theme.vars.palette.line.control}`,
    pointerEvents: 'none',
  },
  '&[data-over="taken"]::after': {
    borderColor: theme.vars.palette.primary.main,
    background: `color-mix(in srgb, ${theme.vars.palette.soft.accent} 60%, transparent)`,
  },
}));
