import type { DisplayState } from '@drumbeat/domain';
import {
  Archive,
  BellRing,
  CalendarX,
  ChartColumn,
  CircleCheck,
  CircleHelp,
  CirclePause,
  CircleX,
  Clock,
  ClockAlert,
  Hand,
  Loader,
  PencilLine,
  Unplug,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { BeatState } from './beat-bar';
import { Status, type StatusTone } from './status';

interface Look {
  word: string;
  icon: LucideIcon;
  tone: StatusTone;
  beat: BeatState;
}

const looks: Record<DisplayState, Look> = {
  archived: { word: 'Archived', icon: Archive, tone: 'quiet', beat: 'past' },
  'draft-upcoming': { word: 'Draft', icon: PencilLine, tone: 'quiet', beat: 'open' },
  'draft-date-passed': { word: 'Date passed', icon: CalendarX, tone: 'warn', beat: 'past' },
  'by-hand': { word: 'By hand', icon: Hand, tone: 'info', beat: 'scheduled' },
  'by-hand-due': { word: 'Time to post', icon: BellRing, tone: 'warn', beat: 'stuck' },
  'posted-complete': { word: 'Posted', icon: CircleCheck, tone: 'good', beat: 'posted' },
  'posted-analytics-pending': { word: 'Posted', icon: CircleCheck, tone: 'good', beat: 'posted' },
  'posted-needs-analytics': { word: 'Needs analytics', icon: ChartColumn, tone: 'warn', beat: 'posted' },
  scheduled: { word: 'Scheduled', icon: Clock, tone: 'info', beat: 'scheduled' },
  'on-hold': { word: 'On hold', icon: Hand, tone: 'warn', beat: 'stuck' },
  paused: { word: 'Paused', icon: CirclePause, tone: 'warn', beat: 'paused' },
  publishing: { word: 'Publishing…', icon: Loader, tone: 'info', beat: 'scheduled' },
  'needs-reconnect': { word: 'Needs reconnect', icon: Unplug, tone: 'warn', beat: 'stuck' },
  failed: { word: 'Failed', icon: CircleX, tone: 'bad', beat: 'stuck' },
  'not-confirmed': { word: 'Not confirmed', icon: CircleHelp, tone: 'warn', beat: 'stuck' },
  missed: { word: 'Missed', icon: ClockAlert, tone: 'bad', beat: 'stuck' },
};

/** Colour and icon of a post's state, for use without its text. */
export const postLook = (state: DisplayState): Look => looks[state];

interface PostStatusProps {
  state: DisplayState;
  note?: ReactNode;
  small?: boolean;
}

/** A post's display state in the one wording that every list uses. */
export function PostStatus({ state, note, small = false }: PostStatusProps) {
  const { word, icon, tone } = looks[state];
  return (
    <Status tone={tone} icon={icon} note={note} small={small} busy={state === 'publishing'}>
      {word}
    </Status>
  );
}
