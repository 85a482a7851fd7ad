import type { components } from '@drumbeat/api-client';
import { postName, type ListFilterName, type ListSort } from '@drumbeat/domain';
import { EmptyState, postLook, PostStatus } from '@drumbeat/ui';
import { SquarePen } from 'lucide-react';
import { Address } from '../../components/address';
import { Quiet } from '../../components/quiet';
import { personWords } from '../../components/person';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import { linkTo } from '../../lib/paths';

export type Post = components['schemas']['AdminPostResponse'];

/** What a post was made from. */
export const postSources = {
  prompt: 'A prompt',
  notes: 'Notes',
  manual: 'By hand',
  training: 'Training',
} as const satisfies Record<Post['source_type'], string>;

const columns: readonly Column<Post, ListSort<'posts'>>[] = [
  { label: 'Post', render: postName, csv: postName },
  {
    label: 'By',
    isName: true,
    sort: 'user_email',
    csv: ({ user_name, user_email }) => personWords(user_name, user_email),
    render: ({ user_name, user_email }) => user_name ?? <Address>{user_email}</Address>,
  },
  {
    label: 'State',
    csv: ({ display_state }) => postLook(display_state).word,
    render: ({ display_state }) => <PostStatus state={display_state} small />,
  },
  {
    label: 'Made from',
    isWide: true,
    isSpare: true,
    csv: ({ source_type }) => postSources[source_type],
    render: ({ source_type }) => postSources[source_type],
  },
  {
    label: 'Changed',
    sort: 'updated_at',
    csv: ({ updated_at }) => updated_at,
    render: ({ updated_at }) => <TimeText at={updated_at} />,
  },
  {
    label: 'Posted',
    isSpare: true,
    sort: 'posted_at',
    csv: ({ posted_at }) => posted_at,
    render: ({ posted_at, status }) =>
      posted_at ? (
        <TimeText at={posted_at} />
      ) : (
        <Quiet>{status === 'used' ? 'Time not known' : 'Not posted'}</Quiet>
      ),
  },
];

const filters: readonly ListFilter<ListFilterName<'posts'>>[] = [
  {
    field: 'status',
    label: 'Status',
    choices: [
      { id: 'draft', name: 'Draft' },
      { id: 'used', name: 'Posted' },
      { id: 'archived', name: 'Archived' },
    ],
  },
];

export function PostList() {
  return (
    <RecordList<Post, 'posts'>
      title="Posts"
      description="What people wrote and where it stands. The texts stay theirs: staff read them and suggest edits."
      columns={columns}
      linkOf={({ id }) => linkTo.post(id)}
      searchIn="Title or text"
      filters={filters}
      sort={{ field: 'updated_at', order: 'DESC' }}
      empty={<EmptyState sign={SquarePen} title="Nobody wrote a post yet" />}
    />
  );
}
