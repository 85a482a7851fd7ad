import Link from '@mui/material/Link';
import { RATING_MAX } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { MessageSquare } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Person } from '../../components/person';
import type { Column } from '../../components/record-list/column';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import type { Feedback } from '../../providers/records';
import { FeedbackWords } from './feedback-words';
import { Stars } from './stars';

const columns: readonly Column<Feedback>[] = [
  { label: 'About', render: (feedback) => <Target feedback={feedback} /> },
  { label: 'Stars', sort: 'rating', isShort: true, render: ({ rating }) => <Stars rating={rating} /> },
  { label: 'Words', render: (feedback) => <FeedbackWords feedback={feedback} /> },
  {
    label: 'By',
    sort: 'user_email',
    render: ({ user_name, user_email }) => <Person name={user_name} email={user_email} />,
  },
  { label: 'Changed', sort: 'updated_at', render: ({ updated_at }) => <TimeText at={updated_at} /> },
];

const filters = [
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
];

/** Ratings and feedback texts of all users; each user's next batch learns from their own. */
export function FeedbackList() {
  return (
    <RecordList<Feedback>
      title="Feedback"
      description="What people said about prompts and drafts. The next batch for a person learns from it."
      columns={columns}
      searchIn="What was written"
      filters={filters}
      sort={{ field: 'updated_at', order: 'DESC' }}
      empty={<EmptyState sign={MessageSquare} title="Nobody rated anything yet" />}
    />
  );
}

/** A prompt has a page of its own here; posts stay their users'. */
function Target({ feedback: { type, targetId, target_title } }: { feedback: Feedback }) {
  if (type === 'post') return <>Post: {target_title}</>;
  return (
    <Link component={RouterLink} to={`/content-prompts/${targetId}`} sx={{ color: 'text.primary' }}>
      {target_title}
    </Link>
  );
}
