import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@drumbeat/ui';
import type { ReactNode } from 'react';

/** Figures to the right of a name; on a phone each row is a card with the names of its figures. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'right', padding: '0.5rem 0 0.5rem 1rem' },
  '& thead th': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.disabled,
    verticalAlign: 'bottom',
  },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
  '& tbody th': { fontWeight: 400, width: '50%', overflowWrap: 'anywhere' },
  '& tbody small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.disabled },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    // Heard, not seen: each figure has its name below it.
    '& thead': { ...visuallyHidden, display: 'block' },
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem', padding: '0.625rem 0' },
    '& tbody th': { width: '100%', padding: 0 },
    '& tbody td': { padding: 0, textAlign: 'left' },
    '& tbody td::after': {
      ...theme.typography.caption,
      content: 'attr(data-name)',
      display: 'block',
      color: theme.vars.palette.text.disabled,
    },
  },
}));

interface FigureTableProps {
  label: string;
  /** Names of the figures, or what stands for them, as a button that sorts by it. */
  columns: readonly ReactNode[];
  /** Of the first column. */
  rows?: string;
  /** The column that the rows are ordered by. */
  sorted?: { readonly column: number; readonly order: 'asc' | 'desc' };
  children: ReactNode;
}

/** Its rows have a `th` and a `td` for each column with the figure's name as `data-name`. */
export function FigureTable({ label, columns, rows = 'Post', sorted, children }: FigureTableProps) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{rows}</th>
          {columns.map((column, at) => (
            <th
              key={at}
              scope="col"
              {...(sorted?.column === at
                ? { 'aria-sort': sorted.order === 'asc' ? 'ascending' : 'descending' }
                : {})}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}
