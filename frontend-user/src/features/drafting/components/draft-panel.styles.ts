import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

export const Panel = styled('form')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: '0.75rem',
  background: theme.vars.palette.background.paper,
  boxShadow: '0 8px 24px -12px light-dark(rgb(21 30 25 / 0.16), rgb(0 0 0 / 0.6))',
  '&:focus-within': { borderColor: theme.vars.palette.line.control },
  [theme.breakpoints.down('md')]: {
    borderRadius: 0,
    borderWidth: '1px 0 0',
    boxShadow: 'none',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
}));

/** The field and its button. */
export const AskRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: '0.25rem 0.5rem 0.5rem 0.75rem',
  [theme.breakpoints.down('md')]: { padding: '0.5rem 1rem' },
}));

export const Ask = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
  '&:focus-visible': { outline: 'none' },
  [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
}));

/**
 * One line of wishes that scrolls inside itself. A phone shows it from the first look into the field on: a row that came and
 * went with the focus would move what is being tapped.
 */
export const Wishes = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: '0.5rem',
  overflowX: 'auto',
  padding: '0.25rem 0.75rem 0.75rem',
  scrollbarWidth: 'none',
  [theme.breakpoints.down('md')]: {
    display: 'none',
    padding: '0 1rem 0.5rem',
    '&[data-open="true"]': { display: 'flex' },
  },
}));

/** A suggestion to tap: a pill. */
export const Wish = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.label,
  flex: 'none',
  height: '2rem',
  padding: '0 0.75rem',
  borderRadius: '1rem',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:hover': { background: theme.vars.palette.action.hover },
  // One that is at work keeps the focus, so it is not disabled.
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
}));
