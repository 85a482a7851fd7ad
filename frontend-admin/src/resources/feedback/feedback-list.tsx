import Link from '@mui/material/Link';
import { FEEDBACK_TEXTS, RATING_MAX } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { MessageSquare, Star } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Person } from '../../components/person';
import type { Column } from '../../components/record-list/column';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import type { Feedback } from '../../providers/records';
import { Quiet } from '../../components/quiet';

/** The feedback besides the stars: the text, liked and disliked aspects, and the intended use. */
function FeedbackWords({ feedback }: { feedback: Feedback }) {
  const { feedbackText, improvementSuggestions, likedAspects, dislikedAspects } = feedback;
  const would = [
    feedback.wouldUse ? FEEDBACK_TEXTS.wouldUse[feedback.type] : null,
    feedback.wouldRecommend ? FEEDBACK_TEXTS.wouldRecommend : null,
  ].filter((text) => text !== null);
  const facts: [name: string, text: string][] = [
    ['Liked', likedAspects.join(', ')],
    ['Disliked', dislikedAspects.join(', ')],
    ['Says', would.join('. ')],
  ];
  const said = facts.filter(([, text]) => text !== '');
  if (!feedbackText && !improvementSuggestions && said.length === 0) return <Quiet>Stars only</Quiet>;
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: '28rem', overflowWrap: 'anywhere' }}>
      {feedbackText ? <Words>“{feedbackText}”</Words> : null}
      {improvementSuggestions ? <Words>Wishes: “{improvementSuggestions}”</Words> : null}
      {said.map(([name, text]) => (
        <Typography key={name} variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          {name}: {text}
        </Typography>
      ))}
    </Box>
  );
}

const Words = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'block', maxHeight: '9rem', overflowY: 'auto', whiteSpace: 'pre-wrap' }}
  >
    {children}
  </Box>
);

/** A rating as stars and as a number; a text may remain when the stars were removed. */
function Stars({ rating }: { rating: number }) {
  if (rating === 0) return <Quiet>No stars</Quiet>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', gap: '1px', color: 'star' }}>
        {Array.from({ length: RATING_MAX }, (_unused, index) => (
          <Star key={index} size={14} strokeWidth={1.75} fill={index < rating ? 'currentColor' : 'none'} />
        ))}
      </Box>
      <span>
        {rating} of {RATING_MAX}
      </span>
    </Box>
  );
}

const columns: readonly Column<Feedback>[] = [
  {
    label: 'About',
    render: (feedback) => <Target feedback={feedback} />,
    csv: ({ target_title }) => target_title,
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
    render: (feedback) => <FeedbackWords feedback={feedback} />,
    csv: ({ feedbackText, improvementSuggestions }) =>
      [feedbackText, improvementSuggestions].filter(Boolean).join(' / '),
  },
  {
    label: 'By',
    csv: ({ user_email }) => user_email,
    sort: 'user_email',
    render: ({ user_name, user_email }) => <Person name={user_name} email={user_email} />,
  },
  {
    label: 'Changed',
    sort: 'updated_at',
    csv: ({ updated_at }) => updated_at,
    render: ({ updated_at }) => <TimeText at={updated_at} />,
  },
];

const filters = [
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
