import Link from '@mui/material/Link';
import type { Identifier, SortPayload } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Column } from './column';
import { AboveRowLink, rowLinkStyle, Table } from './record-table.styles';
import { TableHead } from './table-head';

interface RecordTableProps<Row extends { id: Identifier }> {
  /** Accessible name of the table. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Address of a row's page. */
  linkOf?: ((row: Row) => string) | undefined;
  sort?: SortPayload;
  onSort?: (sort: SortPayload) => void;
}

export function RecordTable<Row extends { id: Identifier }>({
  label,
  rows,
  columns,
  linkOf,
  sort,
  onSort,
}: RecordTableProps<Row>) {
  const cell = (row: Row, column: Column<Row>, isFirst: boolean) => {
    const content = column.render(row);
    if (isFirst && linkOf) {
      return (
        <Link component={RouterLink} to={linkOf(row)} data-row-link sx={rowLinkStyle}>
          {content}
        </Link>
      );
    }
    return column.label === '' ? <AboveRowLink>{content}</AboveRowLink> : content;
  };
  return (
    <Table aria-label={label}>
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
                data-wide={column.isWide}
              >
                {cell(row, column, position === 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
