import Box from '@mui/material/Box';
import {
  Check,
  CloudOff,
  GitCompare,
  LoaderCircle,
  PencilLine,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useCurrentUser } from '../../../lib/current-user';
import { dayOf, timeOfDay } from '../../../lib/time-format';
import type { SaveState } from '../hooks/use-autosave';

interface SaveStatusProps {
  state: SaveState;
  /** When the server last took the text. */
  savedAt: string;
}

/** Where the text is: saved, on its way, on this device, or in two versions. Announced politely. */
export function SaveStatus({ state, savedAt }: SaveStatusProps) {
  const { time_zone: zone } = useCurrentUser();
  const { icon: Icon, color, words, when } = lookOf(state, savedAt, zone);
  return (
    <Box
      component="span"
      role="status"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        color,
        fontSize: '0.75rem',
        // That nothing reaches the server has to be read whole: on a phone in two lines, which the bar has just the room for.
        lineHeight: { xs: state.kind === 'offline' ? '0.875rem' : '1rem', sm: '1rem' },
        fontWeight: 500,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: { xs: state.kind === 'offline' ? 'normal' : 'nowrap', sm: 'nowrap' },
      }}
    >
      <Icon size={14} strokeWidth={2} aria-hidden style={{ flex: 'none' }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {words}
        {/* A phone has the room for half of it. */}
        {when === undefined ? null : (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {` ${when}`}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function lookOf(
  state: SaveState,
  savedAt: string,
  zone: string,
): { icon: LucideIcon; color: string; words: string; when?: string } {
  switch (state.kind) {
    case 'saved': {
      const today = dayOf(new Date(), zone) === dayOf(savedAt, zone);
      const when = today ? timeOfDay(savedAt, zone) : dayOf(savedAt, zone);
      return { icon: Check, color: 'text.disabled', words: 'Saved', when };
    }
    case 'new':
      return { icon: PencilLine, color: 'text.disabled', words: 'Not saved yet' };
    case 'saving':
      return { icon: LoaderCircle, color: 'text.disabled', words: 'Saving…' };
    case 'offline':
      return { icon: CloudOff, color: 'warning.main', words: 'Offline – kept on this device' };
    case 'conflict':
      return { icon: GitCompare, color: 'error.main', words: 'Conflict' };
    case 'refused':
      return { icon: TriangleAlert, color: 'error.main', words: 'Not saved' };
  }
}
