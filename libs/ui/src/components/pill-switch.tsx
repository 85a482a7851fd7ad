import { styled } from '@mui/material/styles';

/** The one look of a setting that is on or off: `<input type="checkbox" role="switch">`. The label is its user's. */
export const PillSwitch = styled('input')(({ theme }) => ({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '2.5rem',
  height: '1.5rem',
  margin: 0,
  borderRadius: '999px',
  background: theme.vars.palette.line.control,
  cursor: 'pointer',
  transition: theme.transitions.create('background', { duration: theme.transitions.duration.shortest }),
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0.1875rem auto 0.1875rem 0.1875rem',
    width: '1.125rem',
    borderRadius: '50%',
    background: theme.vars.palette.background.default,
    transition: theme.transitions.create('translate', { duration: theme.transitions.duration.shortest }),
  },
  '&:checked': { background: theme.vars.palette.primary.main },
  '&:checked::before': { translate: '1rem 0' },
  '&:disabled': { cursor: 'default', opacity: 0.5 },
  // Forced colours remove backgrounds: the thumb is then drawn in the colour of text.
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
  },
}));
