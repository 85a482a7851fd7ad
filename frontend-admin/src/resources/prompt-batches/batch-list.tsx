import Link from '@mui/material/Link';
import { counted, FAILED_BATCH_DAYS, type ListFilterName, type ListSort } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { Layers } from 'lucide-react';
import { useListContext } from 'react-admin';
import { Notice } from '../../components/notice';
import { Person, personWords } from '../../components/person';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import type { Batch } from '../../providers/records';
import { BatchStatus, batchWord } from '../../entities/prompt-batches/batch-status';
import { orderedBy } from './ordered-by';
import { MakeBatchButton } from '../../entities/prompt-batches/make-batch-button';
import { linkTo } from '../../lib/paths';

/** A batch may end with fewer than were ordered, where nothing new was left to say. */
const promptsOf = ({ status, count, created_count }: Batch) =>
  status === 'done' && created_count < count ? `${created_count} of ${count}` : count;

const columns: readonly Column<Batch, ListSort<'prompt-batches'>>[] = [
  {
    label: 'For',
    csv: ({ user_name, user_email }) => personWords(user_name, user_email),
    render: ({ user_name, user_email }) => <Person name={user_name} email={user_email} />,
  },
  { label: 'State', sort: 'status', render: (batch) => <BatchStatus batch={batch} />, csv: batchWord },
  { label: 'Prompts', isNumber: true, render: promptsOf, csv: promptsOf },
  { label: 'Ordered by', isSpare: true, render: orderedBy, csv: orderedBy },
  {
    label: 'On calendar',
    isNumber: true,
    csv: ({ pushed_count }) => pushed_count,
    render: ({ pushed_count }) => pushed_count,
  },
  {
    label: 'Written by',
    isWide: true,
    isSpare: true,
    csv: ({ writer }) => writer,
    render: ({ writer }) => writer?.replace(/:.*/, '') ?? <Quiet>Not written yet</Quiet>,
  },
  {
    label: 'Ordered',
    sort: 'created_at',
    csv: ({ created_at }) => created_at,
    render: ({ created_at }) => <TimeText at={created_at} />,
  },
];

const filters: readonly ListFilter<ListFilterName<'prompt-batches'>>[] = [
  {
    field: 'in_review',
    label: 'Review',
    choices: [{ id: true, name: 'Waits for it' }],
  },
  {
    field: 'failed_lately',
    label: 'Failed',
    choices: [{ id: true, name: `In the last ${FAILED_BATCH_DAYS} days` }],
  },
  {
    field: 'origin',
    label: 'Ordered by',
    choices: [
      { id: 'staff', name: 'Staff' },
      { id: 'week', name: 'The week’s run' },
      { id: 'starter', name: 'The answers at sign-up' },
    ],
  },
  {
    field: 'status',
    label: 'State',
    choices: [
      { id: 'queued', name: 'Waiting' },
      { id: 'writing', name: 'Writing' },
      { id: 'done', name: 'Done' },
      { id: 'failed', name: 'Failed' },
    ],
  },
];

/** Where the list is one order for many: how far all of it is. */
function OrderProgress() {
  const list = useListContext<Batch>();
  const filter = list.filterValues as Record<string, unknown>;
  if (filter['order_id'] === undefined || !list.data) return null;
  const count = (status: Batch['status']) => list.data.filter((batch) => batch.status === status).length;
  const failed = count('failed');
  return (
    <Notice tone={failed > 0 ? 'warn' : 'info'}>
      <span role="status">
        One order for {counted(list.total, 'person', 'people')}. On this page{' '}
        {counted(count('done'), 'batch is', 'batches are')} written
        {failed > 0 ? `, ${counted(failed, 'has', 'have')} failed` : ''}.
      </span>{' '}
      <Link component="button" type="button" onClick={() => list.setFilters({}, [], false)}>
        All batches
      </Link>
    </Notice>
  );
}

export function BatchList() {
  return (
    <RecordList<Batch, 'prompt-batches'>
      title="Prompt batches"
      description="Prompts for one person, ordered by staff or by the week’s run; a worker writes them."
      actions={<MakeBatchButton isPrimary />}
      overview={<OrderProgress />}
      columns={columns}
      searchIn="Name or email"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      linkOf={({ id }) => linkTo.batch(id)}
      refreshMs={5_000}
      empty={
        <EmptyState sign={Layers} title="No batches yet" action={<MakeBatchButton />}>
          A batch is a few prompts for one person, spread over the free slots of the calendar.
        </EmptyState>
      }
    />
  );
}
