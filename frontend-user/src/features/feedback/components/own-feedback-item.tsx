import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { IconAction } from '../../../components/icon-action';
import type { Feedback } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayOf } from '../../../lib/time-format';
import { FeedbackWords } from './feedback-words';
import { StarsGiven } from './stars-given';

interface OwnFeedbackItemProps {
  feedback: Feedback;
  to: string;
  onEdit: () => void;
}

/** The user's feedback on one prompt or post. */
export function OwnFeedbackItem({ feedback, to, onEdit }: OwnFeedbackItemProps) {
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
