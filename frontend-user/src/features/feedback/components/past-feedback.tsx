import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayOf } from '../../../lib/text/time-format';
import { feedbackQuery } from '../api/feedback';
import type { RatingTarget } from '../feedback-target';
import { FeedbackWords } from './feedback-words';

/** The user's earlier feedback on a prompt or a post; nothing without any. */
export function PastFeedback({ target }: { target: RatingTarget }) {
  const { time_zone: zone } = useCurrentUser();
  const { data: feedback } = useQuery(feedbackQuery(target));
  if (!feedback) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
        {dayOf(feedback.updated_at, zone)}
      </Typography>
      <FeedbackWords feedback={feedback} />
    </Box>
  );
}
