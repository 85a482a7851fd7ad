import { styled, type Theme } from '@mui/material/styles';

/** Below this width of the table itself its spare columns give way. */
const NARROW = '@container (width < 58rem)';

/** Below this width a table of long texts stacks its rows: as a column they would be a few letters wide. */
const STACKED = '@container (width < 60rem)';
export const UNSTACKED = '@container (width >= 60rem)';

/** From here on a stacked row has room for two values beside each other. */
const IN_PAIRS = '@container (36rem <= width < 60rem)';

/** Each row as a record of its own, its values below each other with their labels. */
const stacked = (theme: Theme) => ({
  '& thead': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '&, & tbody': { display: 'block' },
  '& tbody tr': {
    display: 'grid',
    gap: '0.375rem',
    padding: '0.75rem 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  },
  '&& tbody td': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    alignItems: 'center',
    justifyItems: 'start',
    minWidth: 0,
    padding: 0,
    border: 0,
    textAlign: 'left',
    // A long name has a line to itself here, and no more than that.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '&::before': {
      content: 'attr(data-label)',
      color: theme.vars.palette.text.disabled,
      ...theme.typography.caption,
    },
  },
  '&& tbody td:is(:first-of-type, [data-label=""])': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&::before': { content: 'none' },
  },
  '&& tbody td[data-label=""]': { paddingTop: '0.375rem' },
  '&& tbody td[data-wide]': { display: 'none' },
});

/** Hairlines only, heads in caption; on a phone each row becomes a stacked record with its labels. */
export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    padding: '0 1.25rem 0.375rem 0',
    color: theme.vars.palette.text.disabled,
    textAlign: 'left',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    ...theme.typography.caption,
    lineHeight: '1.5rem',
    fontWeight: 500,
  },
  '& td': {
    padding: '0.75rem 1.25rem 0.75rem 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'middle',
    overflowWrap: 'break-word',
  },
  // What a row is called, and a person: a long word in it does not push the others out of the table.
  '& td:first-of-type': { minWidth: '9rem', overflowWrap: 'anywhere' },
  '& td[data-name]': { minWidth: '8rem', overflowWrap: 'anywhere' },
  '& tbody tr': { position: 'relative' },
  '& tbody tr:has(a[data-row-link]):hover': { background: theme.vars.palette.action.hover },
  [theme.breakpoints.up('sm')]: {
    [NARROW]: { '& :is(th, td)[data-spare]': { display: 'none' } },
    '& tbody tr:last-of-type td': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  },
  '& td[data-short]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td)[data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td):last-of-type': { paddingRight: 0, textAlign: 'right' },
  '& :is(th, td):first-of-type': { textAlign: 'left' },
  [theme.breakpoints.down('sm')]: stacked(theme),
  [STACKED]: { '&[data-long]': stacked(theme) },
  [IN_PAIRS]: {
    '&[data-long] tbody tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '1.25rem' },
    '&[data-long] tbody td:is(:first-of-type, [data-long])': { gridColumn: '1 / -1' },
  },
}));

/** A link as wide as its row, so that the whole row opens the record and stays a real link for keyboard and menu. */
export const rowLinkStyle = {
  color: 'text.primary',
  fontWeight: 550,
  textDecoration: 'none',
  '&:hover': { color: 'accent.text' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid var(--db-palette-focusRing)',
    outlineOffset: '-2px',
    borderRadius: '0.25rem',
  },
} as const;

/** Controls with their own click are stacked above the row's link. */
export const AboveRowLink = styled('div')({ position: 'relative', zIndex: 1, display: 'inline-block' });

export const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  minHeight: '1.5rem',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: '0.25rem',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover, [aria-sort] > &': { color: theme.vars.palette.text.primary },
}));
