import { styled } from '@mui/material/styles';

/** 'waiting': a post in a pause, or one that waits for its user. */
export type DaySign = 'posted' | 'scheduled' | 'waiting';

export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: '0.25rem',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { height: '2rem', color: theme.vars.palette.text.disabled, fontSize: '0.75rem', fontWeight: 500 },
  '& th[data-beat="true"]': { color: theme.vars.palette.text.primary, fontWeight: 650 },
  '& td': { padding: '1px 0', textAlign: 'center' },
}));

const sign = (look: object) => ({
  content: '""',
  position: 'absolute',
  left: '50%',
  bottom: '0.25rem',
  width: '0.75rem',
  height: 3,
  marginLeft: '-0.375rem',
  borderRadius: 2,
  ...look,
});

export const Day = styled('button')(({ theme }) => ({
  position: 'relative',
  width: '2.25rem',
  height: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: '0.5rem',
  background: 'none',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  [theme.breakpoints.down('sm')]: { width: '100%', height: '2.5rem' },
  '&[data-beat="true"]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&:hover:not(:disabled)': { background: theme.vars.palette.action.hover },
  '&:disabled, &[data-outside="true"]': {
    color: theme.vars.palette.text.disabled,
    fontWeight: 400,
    cursor: 'default',
  },
  '&[aria-current="date"]': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.control}` },
  '&[data-sign="posted"]::after': sign({ background: theme.vars.palette.beat.main }),
  '&[data-sign="scheduled"]::after': sign({ boxShadow: `inset 0 0 0 1px ${theme.vars.palette.beat.main}` }),
  '&[data-sign="waiting"]::after': sign({ background: theme.vars.palette.warning.main }),
  '&[data-chosen="true"], &[data-chosen="true"]:hover': {
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 650,
  },
}));

export const Key = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1rem',
  marginTop: '0.5rem',
  color: theme.vars.palette.text.disabled,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& [data-sign]': { position: 'relative', paddingLeft: '1.125rem' },
  '& [data-sign="posted"]::before': sign({
    left: 0,
    bottom: '0.375rem',
    marginLeft: 0,
    background: theme.vars.palette.beat.main,
  }),
  '& [data-sign="scheduled"]::before': sign({
    left: 0,
    bottom: '0.375rem',
    marginLeft: 0,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.beat.main}`,
  }),
  '& [data-sign="waiting"]::before': sign({
    left: 0,
    bottom: '0.375rem',
    marginLeft: 0,
    background: theme.vars.palette.warning.main,
  }),
}));
