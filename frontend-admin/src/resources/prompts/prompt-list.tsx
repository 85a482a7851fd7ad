import { EmptyState, PillarMark, shortDate, Status } from '@drumbeat/ui';
import { CalendarCheck, CircleDashed } from 'lucide-react';
import { Address } from '../../components/address';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import { RecordList } from '../../components/record-list/record-list';
import type { Prompt } from '../../providers/records';
import { MakeBatchButton } from '../prompt-batches/make-batch-button';
import { PromptStatus, statusChoices } from './prompt-status';

const columns: readonly Column<Prompt>[] = [
  { label: 'Hook', render: ({ hook }) => hook },
  {
    label: 'For',
    isShort: true,
    sort: 'user_email',
    render: ({ user_name, user_email }) => user_name ?? <Address>{user_email}</Address>,
  },
  {
    label: 'Pillar',
    sort: 'pillar_number',
    render: ({ pillar_number, pillar_label }) => (
      <PillarMark pillar={pillar_number} label={pillar_label} bare />
    ),
  },
  { label: 'Category', sort: 'category', isWide: true, render: ({ category }) => category },
  {
    label: 'Date',
    isShort: true,
    sort: 'scheduled_date',
    render: ({ scheduled_date }) => (scheduled_date ? shortDate(scheduled_date) : <Quiet>No date</Quiet>),
  },
  { label: 'Calendar', render: (prompt) => <CalendarState prompt={prompt} /> },
  { label: 'Status', sort: 'status', render: (prompt) => <PromptStatus prompt={prompt} /> },
];

const filters = [
  { field: 'status', label: 'Status', choices: statusChoices },
  {
    field: 'pushed_to_calendar',
    label: 'Calendar',
    choices: [
      { id: true, name: 'On calendar' },
      { id: false, name: 'Not pushed' },
    ],
  },
];

export function PromptList() {
  return (
    <RecordList<Prompt>
      title="Prompts"
      description="Every prompt of every person. Staff may mend them at any time; the person sees the change at once."
      columns={columns}
      searchIn="Hook, prompt or category"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      linkOf={({ id }) => `/content-prompts/${id}`}
      empty={
        <EmptyState sign={['open', 'open', 'open']} title="No prompts yet" action={<MakeBatchButton />}>
          A batch makes the first ones.
        </EmptyState>
      }
    />
  );
}

/** Shows whether the user sees the prompt on the calendar. */
function CalendarState({ prompt }: { prompt: Prompt }) {
  return prompt.pushed_to_calendar ? (
    <Status tone="good" icon={CalendarCheck} small>
      On calendar
    </Status>
  ) : (
    <Status tone="quiet" icon={CircleDashed} small>
      Not pushed
    </Status>
  );
}
