import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Status } from '@drumbeat/ui';
import { Check, CheckCheck, CornerDownRight } from 'lucide-react';
import type { StaffMessage } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayAndTime } from '../../../lib/time-format';

interface MessageItemProps {
  message: StaffMessage;
  /** True when the page already names the prompt. */
  isAboutPage: boolean;
}

/** A message with its state: sent, read, or answered. */
export function MessageItem({ message, isAboutPage }: MessageItemProps) {
  const { time_zone: zone } = useCurrentUser();
  const { text, prompt_hook, created_at, read_at, reply, replied_at } = message;
  const small = { color: 'text.disabled', fontVariantNumeric: 'tabular-nums' };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, py: 3, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.125rem 0.75rem' }}>
        <Typography variant="caption" sx={small}>
          {dayAndTime(created_at, zone)}
        </Typography>
        {replied_at === null ? (
          <Status small tone={read_at ? 'info' : 'quiet'} icon={read_at ? CheckCheck : Check}>
            {read_at ? 'Read by the staff' : 'Sent'}
          </Status>
        ) : null}
      </Box>
      {prompt_hook !== null && !isAboutPage ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          About “<bdi>{prompt_hook}</bdi>”
        </Typography>
      ) : null}
      {reply !== null && replied_at !== null ? (
        <Box sx={{ display: 'flex', gap: 2, mt: 1, p: 3, borderRadius: '0.5rem', bgcolor: 'surface.chrome' }}>
          <Box component="span" sx={{ color: 'accent.text', pt: '3px', lineHeight: 0 }}>
            <CornerDownRight size={16} strokeWidth={1.75} aria-hidden />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>{reply}</Typography>
            <Typography variant="caption" component="p" sx={small}>
              The staff, {dayAndTime(replied_at, zone)}
            </Typography>
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
