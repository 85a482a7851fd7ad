import Button from '@mui/material/Button';
import { counted, type ListFilterName, type ListSort } from '@drumbeat/domain';
import { EmptyState, PillarMark, shortDate, Status } from '@drumbeat/ui';
import { CalendarCheck, CircleDashed } from 'lucide-react';
import { type Identifier, useListContext, useNotify, useUpdateMany } from 'react-admin';
import { Address } from '../../components/address';
import { Quiet } from '../../components/quiet';
import { personWords } from '../../components/person';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import type { Prompt } from '../../providers/records';
import { MakeBatchButton } from '../../entities/prompt-batches/make-batch-button';
import { PromptStatus, statusChoices } from '../../entities/prompts/prompt-words';
import { linkTo } from '../../lib/paths';

const columns: readonly Column<Prompt, ListSort<'content-prompts'>>[] = [
  { label: 'Hook', render: ({ hook }) => hook, csv: ({ hook }) => hook },
  { label: 'Prompt', isExportOnly: true, render: () => null, csv: ({ prompt_text }) => prompt_text },
  {
    label: 'For',
    isName: true,
    sort: 'user_email',
    csv: ({ user_name, user_email }) => personWords(user_name, user_email),
    render: ({ user_name, user_email }) => user_name ?? <Address>{user_email}</Address>,
  },
  {
    label: 'Pillar',
    sort: 'pillar_number',
    csv: ({ pillar_number, pillar_label }) => `${pillar_number} ${pillar_label ?? ''}`.trim(),
    render: ({ pillar_number, pillar_label }) => (
      <PillarMark pillar={pillar_number} label={pillar_label} bare />
    ),
  },
  {
    label: 'Category',
    sort: 'category',
    isWide: true,
    isSpare: true,
    csv: ({ category }) => category,
    render: ({ category }) => category,
  },
  {
    label: 'Date',
    isShort: true,
    sort: 'scheduled_date',
    csv: ({ scheduled_date }) => scheduled_date,
    render: ({ scheduled_date }) => (scheduled_date ? shortDate(scheduled_date) : <Quiet>No date</Quiet>),
  },
  {
    label: 'Calendar',
    csv: ({ pushed_to_calendar }) => (pushed_to_calendar ? 'On calendar' : 'Not pushed'),
    render: (prompt) => <CalendarState prompt={prompt} />,
  },
  {
    label: 'Status',
    sort: 'status',
    csv: ({ status }) => statusChoices.find(({ id }) => id === status)?.name ?? status,
    render: (prompt) => <PromptStatus prompt={prompt} />,
  },
];

const filters: readonly ListFilter<ListFilterName<'content-prompts'>>[] = [
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

/** Archives them after some seconds, until which it can be undone. */
function ArchiveChosen({ ids }: { ids: readonly Identifier[] }) {
  const notify = useNotify();
  const { onSelect, onUnselectItems } = useListContext();
  const [archive] = useUpdateMany<Prompt, Error>();
  const run = () =>
    archive(
      'content-prompts',
      { ids: [...ids], data: { status: 'archived' } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify(`${counted(ids.length, 'prompt is', 'prompts are')} archived`, {
            type: 'info',
            undoable: true,
          });
          onUnselectItems();
        },
        onError: (error) => {
          notify(`They are not archived: ${error.message}`, { type: 'error' });
          onSelect([...ids]);
        },
      },
    );
  return (
    <Button variant="outlined" size="small" onClick={() => void run()}>
      Archive
    </Button>
  );
}

export function PromptList() {
  return (
    <RecordList<Prompt, 'content-prompts'>
      title="Prompts"
      description="Every prompt of every person. Staff may edit them at any time; the person sees the change at once."
      columns={columns}
      searchIn="Hook, prompt or category"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      linkOf={({ id }) => linkTo.prompt(id)}
      bulk={(ids) => <ArchiveChosen ids={ids} />}
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
