import type { components } from '@drumbeat/api-client';
import { Status, type StatusTone } from '@drumbeat/ui';
import { CircleAlert, CircleCheck, CircleHelp, CircleMinus, Clock, type LucideIcon } from 'lucide-react';

export type PaymentEvent = components['schemas']['PaymentEventResponse'];

type State = PaymentEvent['state'];

const looks: Record<State, { tone: StatusTone; icon: LucideIcon; word: string; sentence: string }> = {
  waiting: {
    tone: 'info',
    icon: Clock,
    word: 'Waiting',
    sentence: 'A worker has not looked at it yet.',
  },
  failing: {
    tone: 'bad',
    icon: CircleAlert,
    word: 'Failed, tried again',
    sentence: 'It could not be processed the last time. It is tried again by itself.',
  },
  done: {
    tone: 'good',
    icon: CircleCheck,
    word: 'Processed',
    sentence: 'Stripe was asked about this person’s plan, and it was as we knew it. Nothing had to change.',
  },
  ignored: {
    tone: 'quiet',
    icon: CircleMinus,
    word: 'Kept only',
    sentence:
      'Nothing that it tells of changes a plan, or it came from another account or mode of Stripe. It is kept as it came.',
  },
  unknown_customer: {
    tone: 'warn',
    icon: CircleHelp,
    word: 'Nobody of ours',
    sentence: 'It is about a customer who belongs to no account here.',
  },
};

/** What a list can be filtered by: the words that stand in it. */
export const stateChoices = Object.entries(looks).map(([id, { word }]) => ({ id, name: word }));

export const stateWord = (state: State): string => looks[state].word;

export function PaymentEventState({ of: state }: { of: State }) {
  const { tone, icon, word } = looks[state];
  return (
    <Status tone={tone} icon={icon} small>
      {word}
    </Status>
  );
}

/** What a message did that changed nobody's access. */
export const sentenceOf = (state: State): string => looks[state].sentence;
