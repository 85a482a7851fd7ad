import type { SessionEndReason } from '../sessions/session.entity.js';

/** What lets somebody act in an account, or read from it, without asking for the password again. */
export const ACCESSES = [
  'sessions',
  'password',
  'mailed_links',
  'known_devices',
  'calendar_feed',
  'linkedin',
] as const;

export type Access = (typeof ACCESSES)[number];

/** Access that another module gives out. */
export type OutsideAccess = Extract<Access, 'calendar_feed' | 'linkedin'>;

/** What somebody misses although they are signed in again. */
export type EndedAccess = OutsideAccess | 'password';

/** `others`: all but what belongs to the browser that asks. `one`: the session that it is about. `replaced`: by a new one. */
export type Extent = 'all' | 'others' | 'one' | 'replaced';

/**
 * What ends with which event: the one list, which `EndingsService` goes by and docs/security.md shows. What is not named goes on.
 * Sessions take their access tokens and ways to LinkedIn and Google that they began along.
 */
export const ENDINGS = {
  signed_out_here: { sessions: 'one' },
  device_signed_out: { sessions: 'one' },
  session_reused: { sessions: 'one' },
  signed_out: { sessions: 'all' },
  signed_out_everywhere: {
    sessions: 'all',
    mailed_links: 'all',
    known_devices: 'others',
    calendar_feed: 'all',
  },
  password_changed: {
    sessions: 'others',
    password: 'replaced',
    mailed_links: 'all',
    known_devices: 'others',
    calendar_feed: 'all',
  },
  password_reset: {
    sessions: 'all',
    password: 'replaced',
    mailed_links: 'all',
    known_devices: 'all',
    calendar_feed: 'all',
  },
  mailbox_proved: {
    sessions: 'all',
    password: 'all',
    mailed_links: 'all',
    known_devices: 'all',
    calendar_feed: 'all',
    linkedin: 'all',
  },
  account_deleted: {
    sessions: 'all',
    password: 'all',
    mailed_links: 'all',
    known_devices: 'all',
    calendar_feed: 'all',
    linkedin: 'all',
  },
} as const satisfies Record<string, Partial<Record<Access, Extent>>>;

export type EndingEvent = keyof typeof ENDINGS;

/** Events in which more than one session's access ends; those of one session are the session's own matter. */
export type SweepingEvent = Exclude<
  EndingEvent,
  'signed_out_here' | 'device_signed_out' | 'session_reused' | 'account_deleted'
>;

/** What the sessions say of their end. */
export const END_REASONS: Readonly<Record<SweepingEvent, SessionEndReason>> = {
  signed_out: 'signed_out_everywhere',
  signed_out_everywhere: 'signed_out_everywhere',
  password_changed: 'password_changed',
  password_reset: 'password_changed',
  mailbox_proved: 'email_proved',
};

/** How far this access ends with the event; null where it goes on. */
export function endingOf(event: EndingEvent, access: Access): Extent | null {
  const endings: Partial<Record<Access, Extent>> = ENDINGS[event];
  return endings[access] ?? null;
}
