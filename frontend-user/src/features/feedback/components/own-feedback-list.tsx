import Box from '@mui/material/Box';
import { FEEDBACK_TEXTS, RATING_MAX } from '@drumbeat/domain';
import { EmptyState, SkeletonLines } from '@drumbeat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Pencil, Star } from 'lucide-react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { FailureNotice } from '../../../components/failure-notice';
import type { Feedback } from '../../../entities/types';
import { ownFeedbackQuery } from '../api/feedback';
import { IconAction } from '../../../components/icon-action';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayOf } from '../../../lib/text/time-format';
import { FeedbackWords } from './feedback-words';
import { ShowMore } from '../../../components/show-more';

/** A read-only rating. A text may remain when the stars were removed. */
function StarsGiven({ rating }: { rating: number }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={rating === 0 ? 'No stars' : `${rating} of ${RATING_MAX} stars`}
      sx={{ display: 'inline-flex', gap: '1px', color: 'star' }}
    >
      {Array.from({ length: RATING_MAX }, (_unused, index) => (
        <Star
          key={index}
          size={16}
          strokeWidth={1.75}
          fill={index < rating ? 'currentColor' : 'none'}
          aria-hidden
        />
      ))}
    </Box>
  );
}

interface OwnFeedbackItemProps {
  feedback: Feedback;
  to: string;
  onEdit: () => void;
}

/** The user's feedback on one prompt or post. */
function OwnFeedbackItem({ feedback, to, onEdit }: OwnFeedbackItemProps) {
  const { time_zone: zone } = useCurrentUser();
  const { type, target_title: title } = feedback;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 3, py: 3, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'grid', gap: 1, flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={to} sx={{ color: 'text.primary', fontWeight: 550 }}>
          {title}
        </Link>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.125rem 0.75rem' }}>
          <StarsGiven rating={feedback.rating} />
          <Typography variant="caption" sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}>
            {type === 'prompt' ? 'Prompt' : 'Post'}, {dayOf(feedback.updated_at, zone)}
          </Typography>
        </Box>
        <FeedbackWords feedback={feedback} />
      </Box>
      <IconAction
        icon={Pencil}
        size="small"
        label={`Edit feedback: ${title}`}
        hint="Edit feedback"
        onClick={onEdit}
      />
    </Box>
  );
}

interface OwnFeedbackListProps {
  /** Address of the feedback's target. */
  linkOf: (feedback: Feedback) => string;
  onEdit: (feedback: Feedback) => void;
}

/** The user's feedback, changed last first. */
export function OwnFeedbackList({ linkOf, onEdit }: OwnFeedbackListProps) {
  const own = useInfiniteQuery(ownFeedbackQuery);
  if (!own.data) {
    if (own.error) {
      return (
        <FailureNotice
          title={FEEDBACK_TEXTS.loadFailed}
          error={own.error}
          onRetry={() => void own.refetch()}
        />
      );
    }
    return <OwnFeedbackSkeleton />;
  }
  const given = own.data.pages.flatMap(({ feedback }) => feedback);
  if (given.length === 0) {
    return (
      <EmptyState sign={Star} title="You have not rated anything yet" component="h3">
        Rate a prompt or a draft with stars, or say what you liked. Your next prompts learn from it.
      </EmptyState>
    );
  }
  return (
    <>
      <Box component="ul" aria-label="Your ratings and feedback">
        {given.map((feedback) => (
          <OwnFeedbackItem
            key={feedback.id}
            feedback={feedback}
            to={linkOf(feedback)}
            onEdit={() => onEdit(feedback)}
          />
        ))}
      </Box>
      <ShowMore list={own} />
    </>
  );
}

function OwnFeedbackSkeleton() {
  return (
    <Box role="status" aria-busy aria-label="Loading your feedback">
      {[0, 1, 2, 3].map((row) => (
        <Box key={row} sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
          <SkeletonLines lines={[{ width: '60%', height: '1rem' }, { width: '25%' }]} />
        </Box>
      ))}
    </Box>
  );
}
