import { styled } from '@mui/material/styles';

/** Four rows that align over the three days: head, publications, slot 1, slot 2. */
export const Column = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: '0.75rem',
  '& + &::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 -1.0625rem',
    width: 1,
    background: theme.vars.palette.divider,
  },
  '&[data-over]::after': {
    content: '""',
    position: 'absolute',
    inset: '-0.25rem -0.5rem -0.5rem',
    borderRadius: '1rem',
    border: `2px dashed ${theme.vars.palette.line.control}`,
    pointerEvents: 'none',
  },
  '&[data-over="taken"]::after': { borderColor: theme.vars.palette.primary.main },
  [theme.breakpoints.down('sm')]: { display: 'flex', flexDirection: 'column' },
}));

export const Today = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  padding: '0 0.5rem',
  borderRadius: '0.25rem',
  background: theme.vars.palette.soft.accent,
  color: theme.vars.palette.accent.text,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  fontWeight: 550,
}));
