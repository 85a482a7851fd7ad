import type { DisplayState } from '../posts/display-state.rules.js';
import { isFarEnoughAhead, SCHEDULE_TOO_SOON } from '../posts/schedule.rules.js';
import type { WallClock } from '../time/clock-time.js';
import { addDays, daysBetween, type PlainDate } from '../time/plain-date.js';
import { clockLabel } from '../time/time-labels.js';
import { todayInZone, zoneNamed } from '../time/time-zone.js';
import { resolveWallClock, wallClockAt, type ResolvedTime } from '../time/wall-clock.js';
import { MOVE_TEXTS } from './move.texts.js';

/** A post's facts for moving it. */
export interface MovablePost {
  display_state: DisplayState;
  /** When it is due; null for a draft. */
  due_at: Date | null;
  /** The zone in which its time was chosen. */
  time_zone: string;
  /** A draft's planned day. */
  scheduled_date: PlainDate | null;
}

/** The result of a move. */
export type PostMove =
  /** It is already there. */
  | { kind: 'none' }
  | { kind: 'refused'; reason: string }
  /** A draft gets another planned day. */
  | { kind: 'plan'; date: PlainDate }
  /** A scheduled post gets another instant; its clock time is kept. */
  | { kind: 'schedule'; instant: Date; clock: WallClock; zone: string; note: string | null };

/** The reason why a post cannot be moved to any day; null when it can. */
export function postStaysBecause(state: DisplayState): string | null {
  return STAYS[state];
}

/**
 * The result of moving a post to another day of the user's calendar (CALENDAR-9). `zone` is the user's, in which the
 * calendar's days begin and end; the clock time is kept in the post's own.
 */
export function postMove(post: MovablePost, to: PlainDate, at: { now: Date; zone: string }): PostMove {
  const stays = postStaysBecause(post.display_state);
  if (stays !== null) return { kind: 'refused', reason: stays };
  const from = post.due_at ? todayInZone(post.due_at, at.zone) : post.scheduled_date;
  if (to === from) return { kind: 'none' };
  if (to < todayInZone(at.now, at.zone)) return { kind: 'refused', reason: MOVE_TEXTS.dayIsOver };
  if (post.due_at === null) return { kind: 'plan', date: to };
  const moved = movedToDay(post.due_at, post.time_zone, { day: to, zone: at.zone });
  if (moved.instant <= at.now) {
    return { kind: 'refused', reason: MOVE_TEXTS.timeHasPassed(clockLabel(moved.clock.time)) };
  }
  if (!isFarEnoughAhead(moved.instant, at.now)) return { kind: 'refused', reason: SCHEDULE_TOO_SOON };
  return { kind: 'schedule', ...moved, zone: post.time_zone };
}

/**
 * The instant on another day at which a clock in `clockZone` shows the same time, and one sentence if daylight saving
 * matters: the time does not exist that day, exists twice, or the clocks change between the two days.
 *
 * `target` is a day in the user's zone, which may differ: the post is on it on their calendar if such an instant
 * exists, else (a day shortened by daylight saving) on its neighbour.
 */
export function movedToDay(
  instant: Date,
  clockZone: string,
  target: { day: PlainDate; zone: string },
): { instant: Date; clock: WallClock; note: string | null } {
  const before = wallClockAt(instant, clockZone);
  const shown = todayInZone(instant, target.zone);
  if (shown === target.day) return { instant, clock: before, note: null };
  const nearest = addDays(before.date, daysBetween(shown, target.day));
  const onDay = (days: number) =>
    resolveWallClock({ date: addDays(nearest, days), time: before.time }, clockZone);
  const isOnTarget = (resolved: ResolvedTime) => todayInZone(resolved.instant, target.zone) === target.day;
  const {
    instant: moved,
    clock,
    note,
  } = [onDay(0), onDay(-1), onDay(1)].find((resolved) => isOnTarget(resolved)) ?? onDay(0);
  const rules = zoneNamed(clockZone);
  const changed = rules.offset(moved.getTime()) !== rules.offset(instant.getTime());
  return {
    instant: moved,
    clock,
    note: note ?? (changed ? MOVE_TEXTS.clocksChangeBetween(clockLabel(clock.time)) : null),
  };
}

const STAYS: Readonly<Record<DisplayState, string | null>> = {
  'draft-upcoming': null,
  'draft-date-passed': null,
  'by-hand': null,
  'by-hand-due': null,
  scheduled: null,
  'on-hold': null,
  paused: null,
  missed: null,
  archived: MOVE_TEXTS.isArchived,
  'posted-complete': MOVE_TEXTS.wasPosted,
  'posted-analytics-pending': MOVE_TEXTS.wasPosted,
  'posted-needs-analytics': MOVE_TEXTS.wasPosted,
  publishing: MOVE_TEXTS.isPublishing,
  'needs-reconnect': MOVE_TEXTS.needsReconnect,
  failed: MOVE_TEXTS.hasFailed,
  'not-confirmed': MOVE_TEXTS.notConfirmed,
};
