import { ArrowDown, ArrowUp } from 'lucide-react';
import type { SortPayload } from 'react-admin';
import type { Column } from './column';
import { SortButton, Unseen } from './record-table.styles';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: SortPayload | undefined;
  onSort?: ((sort: SortPayload) => void) | undefined;
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
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
                column.label || <Unseen>Actions</Unseen>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
