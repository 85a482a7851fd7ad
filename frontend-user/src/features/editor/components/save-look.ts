import {
  Check,
  CloudAlert,
  CloudOff,
  GitCompare,
  LoaderCircle,
  PencilLine,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { dayOf, timeOfDay } from '../../../lib/text/time-format';
import type { SaveState } from '../save-state';

interface SaveLook {
  icon: LucideIcon;
  color: string;
  words: string;
  /** When the server last saved the text; only when it has all of it. */
  when?: string;
}

interface Around {
  /** When the server last saved the text. */
  savedAt: string;
  zone: string;
  /** True when this device has a network: the editor warns before anything is typed, as every other page does. */
  online: boolean;
}

/** The displayed form of the save state. */
export function saveLook(state: SaveState, { savedAt, zone, online }: Around): SaveLook {
  const look = lookOf(state, savedAt, zone);
  const isQuiet = state.kind === 'saved' || state.kind === 'new';
  if (online || !isQuiet) return look;
  return {
    ...look,
    icon: CloudOff,
    color: 'warning.main',
    words: state.kind === 'saved' ? 'Offline – saved' : 'Offline – not saved yet',
  };
}

/** True when it must be fully readable, in two lines if needed. */
export const isUrgent = ({ kind }: SaveState): boolean =>
  kind === 'offline' || kind === 'late' || kind === 'deleted';

function lookOf(state: SaveState, savedAt: string, zone: string): SaveLook {
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
    case 'late':
      return { icon: CloudAlert, color: 'warning.main', words: 'Not saved yet – kept on this device' };
    case 'deleted':
      return {
        icon: TriangleAlert,
        color: 'error.main',
        words: state.isUnsaved ? 'Deleted – kept on this device' : 'Deleted',
      };
    case 'conflict':
      return { icon: GitCompare, color: 'error.main', words: 'Conflict' };
    case 'refused':
    case 'too-long':
      return { icon: TriangleAlert, color: 'error.main', words: 'Not saved' };
  }
}
