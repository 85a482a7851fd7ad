import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { waitsForItsTime, type DisplayState } from '@drumbeat/domain';
import { CalendarClock } from 'lucide-react';

/** In these states publishing is done or in progress; the panel has the remaining actions. */
const settled: DisplayState[] = [
  'publishing',
  'not-confirmed',
  'posted-complete',
  'posted-analytics-pending',
  'posted-needs-analytics',
  'archived',
];

interface EditorActionsProps {
  state: DisplayState;
  onSchedule: () => void;
  onPublish: () => void;
}

/** A phone has one button here; scheduling is the second one in its dialog. */
export function EditorActions({ state, onSchedule, onPublish }: EditorActionsProps) {
  if (settled.includes(state)) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CalendarClock size={16} strokeWidth={1.75} aria-hidden />}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        onClick={onSchedule}
      >
        {waitsForItsTime(state) ? 'Move to…' : 'Schedule'}
      </Button>
      <Button variant="contained" onClick={onPublish} aria-label="Preview and post">
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Preview and post
        </Box>
        <Box component="span" sx={{ display: { md: 'none' } }}>
          Post…
        </Box>
      </Button>
    </>
  );
}
