import type { PublicationState as State } from '@drumbeat/domain';
import { Status, type StatusTone } from '@drumbeat/ui';
import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  Clock,
  Send,
  type LucideIcon,
} from 'lucide-react';

const looks: Record<State, { tone: StatusTone; icon: LucideIcon; word: string }> = {
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

export const stateChoices = Object.entries(looks).map(([id, { word }]) => ({ id, name: word }));

/** States in which somebody should look: LinkedIn said no, or nobody knows. */
export const TROUBLED_STATES: readonly State[] = [
  'needs_user',
  'uncertain',
  'reconciling',
  'blocked_auth',
  'rejected',
  'missed',
];

export function PublicationState({ state }: { state: State }) {
  const { tone, icon, word } = looks[state];
  return (
    <Status tone={tone} icon={icon}>
      {word}
    </Status>
  );
}
