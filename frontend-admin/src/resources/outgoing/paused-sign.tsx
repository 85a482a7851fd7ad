import Box from '@mui/material/Box';
import { visuallyHidden } from '@drumbeat/ui';
import { CirclePause } from 'lucide-react';
import { usePausedChannels } from './use-outgoing';

/** Shown in the navigation while a channel is paused. */
export function PausedSign() {
  if (usePausedChannels().length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', ml: 'auto', color: 'warning.main' }}>
      <CirclePause size={16} strokeWidth={2} aria-hidden />
      <span style={visuallyHidden}> paused</span>
    </Box>
  );
}
