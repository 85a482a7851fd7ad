import { Status } from '@drumbeat/ui';
import { CircleCheck, TriangleAlert, Unplug } from 'lucide-react';
import type { User } from '../../providers/records';

type Connection = Pick<User, 'linkedin_connected' | 'linkedin_needs_reconnect'>;

function lookOf({ linkedin_connected, linkedin_needs_reconnect }: Connection) {
  if (!linkedin_connected) return { tone: 'quiet', icon: Unplug, word: 'Not connected' } as const;
  if (linkedin_needs_reconnect) return { tone: 'warn', icon: TriangleAlert, word: 'Must reconnect' } as const;
  return { tone: 'good', icon: CircleCheck, word: 'Connected' } as const;
}

export const linkedInWord = (connection: Connection): string => lookOf(connection).word;

/** Whether LinkedIn would accept this user's posts (CONSOLE-3). */
export function LinkedInState({ of }: { of: Connection }) {
  const { tone, icon, word } = lookOf(of);
  return (
    <Status tone={tone} icon={icon} small>
      {word}
    </Status>
  );
}

/** Why LinkedIn gives no figures of a member. */
export const READING_PAUSES: Readonly<Record<NonNullable<User['linkedin_readings_pause']>, string>> = {
  token_refused: 'LinkedIn refuses the token',
  not_permitted: 'LinkedIn does not permit it: is the product still the application’s?',
  throttled: 'LinkedIn’s limit of the day is reached',
  version_ended: 'the API version has ended: LINKEDIN_VERSION',
  changed_shape: 'LinkedIn answers in a form that Drumbeat does not know',
};

/** Why no figures of this user's posts are read for now. */
export function ReadingsPause({ reason }: { reason: keyof typeof READING_PAUSES }) {
  return (
    <Status tone="warn" icon={TriangleAlert} small>
      Not read: {READING_PAUSES[reason]}
    </Status>
  );
}
