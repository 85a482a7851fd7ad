import { ListBase, type RaRecord, type SortPayload } from 'react-admin';
import type { ReactNode } from 'react';
import { Page } from '../page';
import type { Column } from './column';
import { ListBar } from './list-bar';
import type { ListFilter } from './list-filter';
import { ListBody } from './list-body';
import { Pager } from './pager';

interface RecordListProps<Row extends RaRecord> {
  title: string;
  description: string;
  actions?: ReactNode;
  columns: readonly Column<Row>[];
  sort: SortPayload;
  linkOf?: (row: Row) => string;
  /** The searched fields, as the placeholder. */
  searchIn: string;
  filters?: readonly ListFilter[];
  /** Shown while there is not a single record. */
  empty: ReactNode;
  /** Polling interval of the list in milliseconds. */
  refreshMs?: number;
}

const PER_PAGE = 25;

/** A list page: title, search and filters, a table whose rows open the record, and the pages. */
export function RecordList<Row extends RaRecord>(props: RecordListProps<Row>) {
  const { title, description, actions, columns, sort, linkOf, searchIn, filters, empty, refreshMs } = props;
  return (
    <ListBase<Row>
      sort={sort}
      perPage={PER_PAGE}
      queryOptions={{
        // The page says it in the list's own place.
        onError: () => undefined,
        ...(refreshMs === undefined ? {} : { refetchInterval: refreshMs }),
      }}
    >
      <Page title={title} documentTitle={title} subtitle={description} actions={actions}>
        <ListBar searchIn={searchIn} filters={filters ?? []} />
        <ListBody<Row> title={title} columns={columns} linkOf={linkOf} empty={empty} />
        <Pager />
      </Page>
    </ListBase>
  );
}
