import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FEEDBACK_TEXTS } from '@drumbeat/domain';
import { Pencil, ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { IconAction } from '../../../components/icon-action';
import type { Feedback } from '../../../lib/api-types';
import { useCurrentUser } from '../../../lib/current-user';
import { dayOf } from '../../../lib/time-format';
import { StarsGiven } from './stars-given';

interface OwnFeedbackItemProps {
  feedback: Feedback;
  to: string;
  onEdit: () => void;
}

/** What the user said about one prompt or post. */
export function OwnFeedbackItem({ feedback, to, onEdit }: OwnFeedbackItemProps) {
  const { time_zone: zone } = useCurrentUser();
  const { type, target_title: title, feedbackText, improvementSuggestions } = feedback;
  const would = [
    feedback.wouldUse ? FEEDBACK_TEXTS.wouldUse[type] : null,
    feedback.wouldRecommend ? FEEDBACK_TEXTS.wouldRecommend : null,
  ].filter((text) => text !== null);
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
