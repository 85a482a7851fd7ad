import { RATING_MAX, type ListFilterName, type ListSort } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { MessageSquare } from 'lucide-react';
import { Person, personWords } from '../../components/person';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import type { Feedback } from '../../providers/records';
import { FeedbackState, feedbackStateName } from './feedback-state';
import { FeedbackWords, feedbackWords, Stars } from './feedback-words';
import { linkTo } from '../../lib/paths';

const columns: readonly Column<Feedback, ListSort<'feedback'>>[] = [
  {
    label: 'About',
    render: ({ type, target_title }) => (type === 'post' ? `Post: ${target_title}` : target_title),
    csv: ({ type, target_title }) => (type === 'post' ? `Post: ${target_title}` : target_title),
  },
  {
    label: 'Stars',
    sort: 'rating',
    isShort: true,
    csv: ({ rating }) => rating,
    render: ({ rating }) => <Stars rating={rating} />,
  },
  {
    label: 'Words',
    isLong: true,
    render: (feedback) => <FeedbackWords feedback={feedback} />,
    csv: (feedback) => feedbackWords(feedback) || 'Stars only',
  },
  {
    label: 'By',
    isName: true,
    csv: ({ user_name, user_email }) => personWords(user_name, user_email),
    sort: 'user_email',
    render: ({ user_name, user_email }) => <Person name={user_name} email={user_email} />,
  },
  {
    label: 'State',
    csv: feedbackStateName,
    render: (feedback) => <FeedbackState feedback={feedback} />,
  },
  { label: 'Answer', isExportOnly: true, csv: ({ reply }) => reply, render: ({ reply }) => reply },
  {
    label: 'Changed',
    sort: 'updated_at',
    csv: ({ updated_at }) => updated_at,
    render: ({ updated_at }) => <TimeText at={updated_at} />,
  },
];

const filters: readonly ListFilter<ListFilterName<'feedback'>>[] = [
  {
    field: 'is_low',
    label: 'Rated',
    choices: [{ id: true, name: 'One or two stars' }],
  },
  {
    field: 'type',
    label: 'About',
    choices: [
      { id: 'prompt', name: 'Prompts' },
      { id: 'post', name: 'Posts' },
    ],
  },
  {
    field: 'rating',
    label: 'Stars',
    choices: Array.from({ length: RATING_MAX }, (_unused, index) => RATING_MAX - index).map((stars) => ({
      id: stars,
      name: stars === 1 ? '1 star' : `${stars} stars`,
    })),
  },
  {
    field: 'said',
    label: 'Words',
    choices: [
      { id: true, name: 'With words' },
      { id: false, name: 'Stars only' },
    ],
  },
  {
    field: 'replied',
    label: 'Answer',
    choices: [
      { id: false, name: 'Not answered' },
      { id: true, name: 'Answered' },
    ],
  },
];

/** Ratings and feedback texts of all users; each user's next batch learns from their own. */
export function FeedbackList() {
  return (
    <RecordList<Feedback, 'feedback'>
      title="Feedback"
      description="What people said about prompts and drafts. The next batch for a person learns from it; open one to answer."
      columns={columns}
      searchIn="What was written"
      filters={filters}
      sort={{ field: 'updated_at', order: 'DESC' }}
      linkOf={({ id }) => linkTo.feedback(id)}
      empty={<EmptyState sign={MessageSquare} title="Nobody rated anything yet" />}
    />
  );
}
