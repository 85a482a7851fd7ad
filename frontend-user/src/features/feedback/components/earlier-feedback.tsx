import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FEEDBACK_TEXTS, NO_RATING } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { InlineAlert } from '../../../components/inline-alert';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayOf } from '../../../lib/text/time-format';
import { feedbackQuery } from '../api/feedback';
import { formOf, type FeedbackForm } from '../feedback-form';
import type { RatingTarget } from '../feedback-target';

interface EarlierFeedbackProps {
  target: RatingTarget;
  /** True when the form is empty: it may start with the earlier feedback. */
  canContinue: boolean;
  onContinue: (form: FeedbackForm) => void;
}

/** The earlier feedback, with a button to change it; nothing without any. */
export function EarlierFeedback({ target, canContinue, onContinue }: EarlierFeedbackProps) {
  const { time_zone: zone } = useCurrentUser();
  const { data: feedback, isError, isFetching, refetch } = useQuery(feedbackQuery(target));
  if (isError) {
    return (
      <InlineAlert
        tone="bad"
        action={
          <Button variant="text" size="small" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {FEEDBACK_TEXTS.loadFailed}
      </InlineAlert>
    );
  }
  if (!feedback || !canContinue) return null;
  const day = dayOf(feedback.updated_at, zone);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '0.25rem 0.75rem',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {feedback.rating === NO_RATING
        ? `You wrote about this on ${day}.`
        : `You rated this ${feedback.rating} of 5 on ${day}.`}
      <Button
        variant="text"
        size="small"
        sx={{ mr: '-0.375rem' }}
        onClick={() => onContinue(formOf(feedback))}
      >
        Continue from that
      </Button>
    </Box>
  );
}
