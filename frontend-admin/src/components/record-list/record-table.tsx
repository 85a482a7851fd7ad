import { visuallyHidden } from '@drumbeat/ui';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import type { Identifier, SortPayload } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column } from './column';
import { AboveRowLink, rowLinkStyle, SortButton, Table } from './record-table.styles';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: SortPayload | undefined;
  onSort?: ((sort: SortPayload) => void) | undefined;
}

function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const field = onSort ? column.sort : undefined;
          const order = sort && field === sort.field ? sort.order : undefined;
          const Arrow = order === 'ASC' ? ArrowUp : ArrowDown;
          return (
            <th
              key={column.label}
              scope="col"
              data-number={column.isNumber}
              data-wide={column.isWide}
              data-spare={column.isSpare}
              aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
            >
              {field && onSort ? (
                <SortButton
                  type="button"
                  onClick={() => onSort({ field, order: order === 'DESC' ? 'ASC' : 'DESC' })}
                >
                  {column.label}
                  {order ? <Arrow size={12} strokeWidth={2} aria-hidden /> : null}
                </SortButton>
              ) : (
                column.label || <span style={visuallyHidden}>Actions</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface RecordTableProps<Row extends { id: Identifier }> {
  /** Accessible name of the table. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Address of a row's page. */
  linkOf?: ((row: Row) => string) | undefined;
  sort?: SortPayload;
  onSort?: (sort: SortPayload) => void;
  /** Which rows are chosen, for what is done with many. */
  choice?: { chosen: readonly Identifier[]; onToggle: (id: Identifier) => void } | undefined;
}

export function RecordTable<Row extends { id: Identifier }>({
  label,
  rows,
  columns,
  linkOf,
  sort,
  onSort,
  choice,
}: RecordTableProps<Row>) {
  const cell = (row: Row, column: Column<Row>, isFirst: boolean) => {
    const content = column.render(row);
    if (isFirst) {
      const name = linkOf ? (
        <Link component={RouterLink} to={linkOf(row)} data-row-link sx={rowLinkStyle}>
          {content}
        </Link>
      ) : (
        content
      );
      if (!choice) return name;
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <AboveRowLink>
            <Checkbox
              size="small"
              checked={choice.chosen.includes(row.id)}
              onChange={() => choice.onToggle(row.id)}
              slotProps={{ input: { 'aria-label': `Choose ${String(column.csv?.(row) ?? row.id)}` } }}
            />
          </AboveRowLink>
          <Box component="span" sx={{ minWidth: 0 }}>
            {name}
          </Box>
        </Box>
      );
    }
    return column.label === '' ? <AboveRowLink>{content}</AboveRowLink> : content;
  };
  return (
    // Where a table is wider than its page, it moves sideways by itself, with the words that are only heard. How it looks
    // follows from its own room, of which a window with a sidebar has less than its width says.
    <Box sx={{ position: 'relative', overflowX: 'auto', containerType: 'inline-size' }}>
      <Table aria-label={label} data-long={columns.some(({ isLong }) => isLong) || undefined}>
        <TableHead columns={columns} sort={sort} onSort={onSort} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, position) => (
                <td
                  key={column.label}
                  data-label={column.label}
                  data-number={column.isNumber}
                  data-short={column.isShort}
                  data-name={column.isName}
                  data-wide={column.isWide}
                  data-spare={column.isSpare}
                  data-long={column.isLong}
                >
                  {cell(row, column, position === 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
