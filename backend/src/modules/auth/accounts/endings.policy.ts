import type { SessionEndReason } from '../sessions/session.entity.js';

/** Kinds of access that let somebody act in an account, or read from it, without the password. */
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

/** Access that the user has to restore after signing in again. */
export type EndedAccess = OutsideAccess | 'password';

/** `others`: all but the requesting browser's. `one`: the session in question. `replaced`: by a new one. */
export type Extent = 'all' | 'others' | 'one' | 'replaced';

/**
 * Which access ends with which event: the only list, applied by `EndingsService` and shown in
 * docs/security.md. Access not named continues. Ending a session also ends its access tokens and the OAuth
 * flows that it began.
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

/** The end reason stored with sessions. */
export const END_REASONS: Readonly<Record<SweepingEvent, SessionEndReason>> = {
  signed_out: 'signed_out_everywhere',
  signed_out_everywhere: 'signed_out_everywhere',
  password_changed: 'password_changed',
  password_reset: 'password_changed',
  mailbox_proved: 'email_proved',
};

/** How far the event ends this access; null when it continues. */
export function endingOf(event: EndingEvent, access: Access): Extent | null {
  const endings: Partial<Record<Access, Extent>> = ENDINGS[event];
  return endings[access] ?? null;
}
