import Button from '@mui/material/Button';
import { EmptyState } from '@drumbeat/ui';
import { SearchX } from 'lucide-react';
import { useListContext, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { FailureNotice } from '../failure-notice';
import { Notice } from '../notice';
import type { Column } from './column';
import { RecordTable } from './record-table';
import { TableSkeleton } from './table-skeleton';

interface ListBodyProps<Row extends RaRecord> {
  title: string;
  columns: readonly Column<Row>[];
  linkOf: ((row: Row) => string) | undefined;
  empty: ReactNode;
}

/** The records, or their placeholder: loading, failed, none yet, none found. */
export function ListBody<Row extends RaRecord>({ title, columns, linkOf, empty }: ListBodyProps<Row>) {
  const list = useListContext<Row>();
  const { data, sort, setSort, setFilters, refetch } = list;
  const error = list.error as Error | null | undefined;
  const isFiltered = Object.keys(list.filterValues as object).length > 0;
  if (!data) {
    if (!error) return <TableSkeleton />;
    return (
      <FailureNotice title="The list could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.length === 0) {
    if (!isFiltered) return empty;
    return (
      <EmptyState
        sign={SearchX}
        title="Nothing matches this."
        action={
          <Button variant="outlined" size="small" onClick={() => setFilters({}, [], false)}>
            Show all
          </Button>
        }
      />
    );
  }
  return (
    <>
      {error ? <Notice tone="warn">This may be out of date: {error.message}</Notice> : null}
      <RecordTable label={title} rows={data} columns={columns} linkOf={linkOf} sort={sort} onSort={setSort} />
    </>
  );
}
