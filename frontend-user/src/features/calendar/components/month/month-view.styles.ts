import { styled } from '@mui/material/styles';

export const MonthTable = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': {
    height: '2rem',
    padding: '0 0.5rem',
    textAlign: 'start',
    color: theme.vars.palette.text.disabled,
    fontSize: '0.75rem',
    fontWeight: 500,
  },
  '& th[data-beat="true"]': { color: theme.vars.palette.text.primary, fontWeight: 650 },
  [theme.breakpoints.down('sm')]: { '& th': { padding: 0, textAlign: 'center' } },
}));

export const Cell = styled('td')(({ theme }) => ({
  position: 'relative',
  height: '7.5rem',
  padding: '0.375rem',
  verticalAlign: 'top',
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-outside="true"]': { background: theme.vars.palette.surface.sunken },
  '&[data-over="taken"]': {
    background: theme.vars.palette.soft.accent,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
  '&[data-over="refused"]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.line.control}` },
  [theme.breakpoints.down('sm')]: {
    height: '3.25rem',
    padding: '0.25rem 0 0',
    textAlign: 'center',
    cursor: 'pointer',
    '&[aria-selected="true"]': {
      background: theme.vars.palette.background.paper,
      boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    },
  },
}));

/** The day's number; today's has an evergreen background. */
export const DayNumber = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeContent: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  padding: '0 0.25rem',
  borderRadius: '0.75rem',
  color: theme.vars.palette.text.disabled,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '&[data-beat="true"]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&[data-today="true"]': {
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 650,
  },
}));
