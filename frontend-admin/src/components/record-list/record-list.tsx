import { type Identifier, ListBase, type RaRecord, useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { totalLabel, type ConsoleList, type ListFilterName, type ListSort } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { SearchX } from 'lucide-react';
import { Page } from '../page';
import { ChosenBar } from './chosen-bar';
import type { Column } from './column';
import { ListBar } from './list-bar';
import type { ListFilter } from './list-filter';
import { useKnownOrder } from './use-known-order';
import { ExportButton } from './export-button';
import { FailureNotice } from '../failure-notice';
import { Notice } from '../notice';
import { useHoldPage } from '../../session/page-hold';
import { RecordTable } from './record-table';
import { TableSkeleton } from './table-skeleton';

interface ListBodyProps<Row extends RaRecord> {
  title: string;
  columns: readonly Column<Row>[];
  linkOf: ((row: Row) => string) | undefined;
  empty: ReactNode;
  bulk: ((ids: readonly Identifier[]) => ReactNode) | undefined;
}

/** The records, or their placeholder: loading, failed, none yet, none found. */
function ListBody<Row extends RaRecord>({ title, columns, linkOf, empty, bulk }: ListBodyProps<Row>) {
  const list = useListContext<Row>();
  useHoldPage(list.selectedIds.length > 0);
  const { data, sort, setSort, setFilters, refetch } = list;
  const error = list.error as Error | null | undefined;
  const isFiltered = Object.keys(list.filterValues as object).length > 0;
  const showAll = (
    <Button variant="outlined" size="small" onClick={() => setFilters({}, [], false)}>
      Show all
    </Button>
  );
  // Of the filters before, nothing found says nothing about these.
  const isOfOthers = data?.length === 0 && list.isPlaceholderData === true;
  if (!data || isOfOthers) {
    if (!error) return <TableSkeleton />;
    return (
      <FailureNotice
        title="The list could not be loaded"
        error={error}
        onRetry={() => void refetch()}
        // The address may ask for what this list does not have, as an old bookmark does.
        otherWay={isFiltered ? showAll : null}
      />
    );
  }
  if (data.length === 0) {
    if (!isFiltered) return empty;
    return <EmptyState sign={SearchX} title="Nothing matches this." action={showAll} />;
  }
  return (
    <>
      {error ? <Notice tone="warn">This may be out of date: {error.message}</Notice> : null}
      <ChosenRows>{bulk}</ChosenRows>
      <RecordTable
        label={title}
        rows={data}
        columns={columns.filter(({ isExportOnly }) => !isExportOnly)}
        linkOf={linkOf}
        sort={sort}
        onSort={setSort}
        choice={{ chosen: list.selectedIds, onToggle: list.onToggleItem }}
      />
    </>
  );
}

/** What can be done with the chosen rows, which stay chosen over pages, filters and a reload. */
function ChosenRows({ children }: { children: ((ids: readonly Identifier[]) => ReactNode) | undefined }) {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<RaRecord>();
  const chosen: readonly Identifier[] = selectedIds;
  return (
    <ChosenBar
      count={chosen.length}
      isWhole={data.every(({ id }) => chosen.includes(id))}
      onChooseAll={() => onSelect([...new Set([...chosen, ...data.map(({ id }) => id)])])}
      onChooseNone={() => onUnselectItems()}
    >
      {chosen.length > 0 ? children?.(chosen) : null}
    </ChosenBar>
  );
}

/** Shows the range of records, with links to the previous and next page. */
function Pager() {
  const { data, total, page, perPage, setPage, hasNextPage, hasPreviousPage } = useListContext();
  if (!data || data.length === 0 || !total) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 4, minHeight: '2rem' }}
    >
      <Typography
        role="status"
        variant="caption"
        sx={{ flex: 1, color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}
      >
        {first}–{first + data.length - 1} of {totalLabel(total)}
      </Typography>
      {hasPreviousPage ? (
        <Button variant="outlined" size="small" onClick={() => setPage(page - 1)}>
          Previous
        </Button>
      ) : null}
      {hasNextPage ? (
        <Button variant="outlined" size="small" onClick={() => setPage(page + 1)}>
          Next
        </Button>
      ) : null}
    </Box>
  );
}

interface RecordListProps<Row extends RaRecord, List extends ConsoleList> {
  title: string;
  description: string;
  actions?: ReactNode;
  /** Above the list: what all of its records say together. */
  overview?: ReactNode;
  columns: readonly Column<Row, ListSort<List>>[];
  sort: { field: ListSort<List>; order: 'ASC' | 'DESC' };
  linkOf?: (row: Row) => string;
  /** The searched fields, as the placeholder. */
  searchIn: string;
  filters?: readonly ListFilter<ListFilterName<List>>[];
  /** Shown while there is not a single record. */
  empty: ReactNode;
  /** What staff may do with many rows at once, besides exporting them. */
  bulk?: (ids: readonly Identifier[]) => ReactNode;
  /** Polling interval of the list in milliseconds. */
  refreshMs?: number;
}

const PER_PAGE = 25;

/** A list page: title, search and filters, a table whose rows open the record, and the pages. */
export function RecordList<Row extends RaRecord, List extends ConsoleList>(
  props: RecordListProps<Row, List>,
) {
  const {
    title,
    description,
    actions,
    overview,
    columns,
    sort,
    linkOf,
    searchIn,
    filters,
    empty,
    refreshMs,
    bulk,
  } = props;
  const isKnown = useKnownOrder(sort, columns);
  if (!isKnown) return null;
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
      <Page
        title={title}
        documentTitle={title}
        subtitle={description}
        actions={
          <>
            <ExportButton<Row> list={title} columns={columns} />
            {actions}
          </>
        }
      >
        {overview}
        <ListBar searchIn={searchIn} filters={filters ?? []} />
        <ListBody<Row> title={title} columns={columns} linkOf={linkOf} empty={empty} bulk={bulk} />
        <Pager />
      </Page>
    </ListBase>
  );
}
