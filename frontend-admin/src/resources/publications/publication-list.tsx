import type { ListFilterName, ListSort } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { Send } from 'lucide-react';
import { Address } from '../../components/address';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import type { Publication } from '../../providers/records';
import { PublicationState, stateChoices } from '../../entities/publications/publication-state';
import { linkTo } from '../../lib/paths';

const stateName = ({ state, is_held, is_paused }: Publication) => {
  const shown = is_held ? 'on_hold' : is_paused ? 'paused' : state;
  return stateChoices.find(({ id }) => id === shown)?.name ?? shown;
};

const columns: readonly Column<Publication, ListSort<'publications'>>[] = [
  { label: 'Post', render: ({ post_title }) => post_title, csv: ({ post_title }) => post_title },
  {
    label: 'State',
    csv: stateName,
    render: (publication) => <PublicationState of={publication} />,
  },
  {
    label: 'By',
    isName: true,
    sort: 'user_email',
    csv: ({ user_email }) => user_email,
    render: ({ user_email }) => <Address>{user_email}</Address>,
  },
  {
    label: 'Attempts',
    isSpare: true,
    isNumber: true,
    csv: ({ attempts_count }) => attempts_count,
    render: ({ attempts_count }) => attempts_count,
  },
  {
    label: 'Due',
    sort: 'due_at',
    csv: ({ due_at }) => due_at,
    render: ({ due_at }) => <TimeText at={due_at} />,
  },
  {
    label: 'Changed',
    isWide: true,
    isSpare: true,
    csv: ({ updated_at }) => updated_at,
    render: ({ updated_at }) => <TimeText at={updated_at} />,
  },
];

const filters: readonly ListFilter<ListFilterName<'publications'>>[] = [
  { field: 'shown_as', label: 'State', choices: stateChoices },
  {
    field: 'at_risk',
    label: 'Attention',
    choices: [
      { id: true, name: 'Needs a look' },
      { id: false, name: 'All is well' },
    ],
  },
];

/** All publications, with their results. */
export function PublicationList() {
  return (
    <RecordList<Publication, 'publications'>
      title="Publications"
      description="A post is sent at most once: what is not certain is asked, not repeated."
      columns={columns}
      searchIn="Title or email"
      filters={filters}
      sort={{ field: 'due_at', order: 'DESC' }}
      linkOf={({ id }) => linkTo.publication(id)}
      refreshMs={10_000}
      empty={<EmptyState sign={Send} title="Nothing was scheduled or posted yet" />}
    />
  );
}
