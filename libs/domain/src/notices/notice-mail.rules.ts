import type { ClockTime } from '../time/clock-time.js';
import { addDays } from '../time/plain-date.js';
import { resolveWallClock, wallClockAt } from '../time/wall-clock.js';
import { NOTICE_TOPIC_RULES, type MailMode, type MailSwitch, type NoticeTopic } from './notice-topics.js';

export interface QuietHours {
  readonly from: ClockTime;
  /** Before `from`: on the next day. The same as `from`: none are quiet. */
  readonly until: ClockTime;
}

interface MailTimes {
  readonly zone: string;
  readonly quiet: QuietHours;
  readonly digestAt: ClockTime;
}

export const NOTICE_MAIL_DEFAULTS = { quietFrom: '20:00', quietUntil: '07:00', digestAt: '07:30' } as const;

/** A mail that would be later than this tells of what is over. */
export const NOTICE_MAIL_HOURS = 48;

export function isQuiet(time: ClockTime, { from, until }: QuietHours): boolean {
  if (from === until) return false;
  return from < until ? time >= from && time < until : time >= from || time < until;
}

/** The mode of a topic: as it was chosen, else the topic's own, unless the writing profile's switch is off. */
export function mailMode(
  topic: NoticeTopic,
  chosen: MailMode | undefined,
  switches: Readonly<Record<MailSwitch, boolean>>,
): MailMode {
  const { mail, mailSwitch } = NOTICE_TOPIC_RULES[topic];
  return chosen ?? (switches[mailSwitch] ? mail : 'off');
}

/** When the mail of a notice goes out, by its user's clock; null where none does. */
export function mailDue(mode: MailMode, now: Date, { zone, quiet, digestAt }: MailTimes): Date | null {
  if (mode === 'off') return null;
  if (mode === 'digest') return next(now, zone, digestAt);
  return isQuiet(wallClockAt(now, zone).time, quiet) ? endOfQuiet(now, zone, quiet) : now;
}

/** The first end of the quiet hours after now. */
export const endOfQuiet = (now: Date, zone: string, quiet: QuietHours): Date => next(now, zone, quiet.until);

/** The first instant after now at which the zone's clocks show the time, or the one that a change of the clocks made of it. */
function next(now: Date, zone: string, time: ClockTime): Date {
  const { date } = wallClockAt(now, zone);
  const days = [0, 1, 2].map((later) => resolveWallClock({ date: addDays(date, later), time }, zone).instant);
  return days.find((instant) => instant > now) ?? now;
}
