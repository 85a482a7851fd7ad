import type { components } from '@drumbeat/api-client';
import type { PublicationState as State } from '@drumbeat/domain';
import { Status, type StatusTone } from '@drumbeat/ui';
import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  CirclePause,
  Hand,
  Clock,
  Send,
  type LucideIcon,
} from 'lucide-react';
import type { Publication } from '../../providers/records';

export type PublicationDetail = components['schemas']['AdminPublicationDetailResponse'];

interface Look {
  tone: StatusTone;
  icon: LucideIcon;
  word: string;
}

const looks: Record<State, Look> = {
  draft: { tone: 'quiet', icon: CircleMinus, word: 'Not scheduled' },
  scheduled: { tone: 'info', icon: Clock, word: 'Scheduled' },
  claimed: { tone: 'info', icon: Send, word: 'Preparing' },
  sending: { tone: 'info', icon: Send, word: 'Sending' },
  published: { tone: 'good', icon: CircleCheck, word: 'Published' },
  rejected: { tone: 'bad', icon: CircleAlert, word: 'Refused' },
  blocked_auth: { tone: 'bad', icon: CircleAlert, word: 'Connection lost' },
  uncertain: { tone: 'warn', icon: CircleHelp, word: 'Not confirmed' },
  reconciling: { tone: 'warn', icon: CircleHelp, word: 'Checking' },
  needs_user: { tone: 'warn', icon: CircleHelp, word: 'Asks the user' },
  missed: { tone: 'bad', icon: CircleAlert, word: 'Missed' },
  cancelled: { tone: 'quiet', icon: CircleMinus, word: 'Cancelled' },
};

/** A scheduled one that waits for more than its time: for its user's check, or for the end of a pause. */
const onHold: Look = { tone: 'warn', icon: Hand, word: 'On hold' };
const paused: Look = { tone: 'warn', icon: CirclePause, word: 'Paused' };

/** 'Asks the user' of needs_user. */
export const stateWord = (state: State): string => looks[state].word;

/** What a list can be filtered by (`shown_as` of the API): the words that stand in it. */
export const stateChoices = Object.entries({ ...looks, on_hold: onHold, paused }).map(([id, { word }]) => ({
  id,
  name: word,
}));

type Standing = Pick<Publication, 'state'> & Partial<Pick<Publication, 'is_held' | 'is_paused'>>;

export function PublicationState({ of: { state, is_held, is_paused } }: { of: Standing }) {
  const { tone, icon, word } = is_held ? onHold : is_paused ? paused : looks[state];
  return (
    <Status tone={tone} icon={icon}>
      {word}
    </Status>
  );
}
