import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FEEDBACK_TEXTS } from '@drumbeat/domain';
import { ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react';
import { StaffReply } from '../../../components/staff-reply';
import { useCurrentUser } from '../../../entities/session/current-user';
import type { Feedback } from '../../../entities/types';
import { dayAndTime } from '../../../lib/text/time-format';

type Words = Pick<
  Feedback,
  | 'type'
  | 'feedbackText'
  | 'improvementSuggestions'
  | 'likedAspects'
  | 'dislikedAspects'
  | 'wouldUse'
  | 'wouldRecommend'
  | 'reply'
  | 'replied_at'
>;

/** The user's feedback besides the stars, and what the staff replied. */
export function FeedbackWords({ feedback }: { feedback: Words }) {
  const { time_zone: zone } = useCurrentUser();
  const { type, feedbackText, improvementSuggestions, reply, replied_at } = feedback;
  const would = [
    feedback.wouldUse ? FEEDBACK_TEXTS.wouldUse[type] : null,
    feedback.wouldRecommend ? FEEDBACK_TEXTS.wouldRecommend : null,
  ].filter((text) => text !== null);
  return (
    <>
      {feedbackText ? <Typography sx={{ whiteSpace: 'pre-wrap' }}>{feedbackText}</Typography> : null}
      {improvementSuggestions ? (
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>
          <Box component="span" sx={{ color: 'text.disabled' }}>
            Better with:
          </Box>{' '}
          {improvementSuggestions}
        </Typography>
      ) : null}
      <Aspects icon={ThumbsUp} said="Liked" aspects={feedback.likedAspects} />
      <Aspects icon={ThumbsDown} said="Disliked" aspects={feedback.dislikedAspects} />
      {would.length > 0 ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {would.join(' · ')}
        </Typography>
      ) : null}
      {reply !== null && replied_at !== null ? (
        <StaffReply reply={reply} at={dayAndTime(replied_at, zone)} />
      ) : null}
    </>
  );
}

interface AspectsProps {
  icon: LucideIcon;
  said: string;
  aspects: readonly string[];
}

function Aspects({ icon: Icon, said, aspects }: AspectsProps) {
  if (aspects.length === 0) return null;
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ display: 'flex', gap: 2, color: 'text.secondary', '& svg': { flex: 'none', mt: '2px' } }}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <span>
        {said}: {aspects.join(', ')}
      </span>
    </Typography>
  );
}
