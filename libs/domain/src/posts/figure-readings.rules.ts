import { missingScopes } from '../linkedin/scopes.js';
import { DAY_MS, HOUR_MS } from '../time/durations.js';

/** The scope by which LinkedIn tells an application how a member's posts did; it is granted after a review only (LINKEDIN-28). */
export const FIGURES_SCOPE = 'r_member_postAnalytics';

/** True when the granted scopes let Drumbeat read figures. */
export const mayReadFigures = (granted: readonly string[]): boolean =>
  missingScopes(granted, [FIGURES_SCOPE]).length === 0;

/** Who said what a post's figures are. */
export const FIGURE_SOURCES = ['person', 'linkedin'] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];

/** Each reading asks for four metrics, and LinkedIn answers one a call. */
export const CALLS_OF_A_READING = 4;

/** Calls for one member a day (UTC). Others report that LinkedIn allows 150; what is left over is for sending. */
export const READING_CALLS_OF_A_MEMBER = 100;

/** Age of a post at its first reading: before, it is still being shown for the first time. */
export const FIRST_READING_AFTER_MS = DAY_MS;

/** No post is read beyond this age: its figures hardly move any more. */
export const READ_FOR_MS = 90 * DAY_MS;

const DAILY_FOR_MS = 7 * DAY_MS;

/**
 * When a post that went out at `publishedAt` and was read at `readAt` is read again: each day of its first week, then each week, until it is 90 days
 * old (POST-12). Null where that was the last reading.
 */
export function nextReadingAt(publishedAt: Date, readAt: Date): Date | null {
  const age = readAt.getTime() - publishedAt.getTime();
  const next = readAt.getTime() + (age < DAILY_FOR_MS ? DAY_MS : 7 * DAY_MS);
  return next - publishedAt.getTime() > READ_FOR_MS ? null : new Date(next);
}

/**
 * Whether a reading may be kept beside what a post has. The newest recording counts everywhere, so a reading behind what a person typed would
 * take its place: it is not kept, and such a post is read no more. What a person types after readings is the newest by itself.
 */
export function mayKeepReading(sources: readonly FigureSource[]): boolean {
  return !sources.includes('person');
}

/** Why LinkedIn gives no figures of a member for now. */
export const READING_PAUSE_REASONS = [
  'token_refused',
  'not_permitted',
  'throttled',
  'version_ended',
  'changed_shape',
] as const;
export type ReadingPauseReason = (typeof READING_PAUSE_REASONS)[number];

/** After the reset, members are read again spread over this time. */
const RESET_SPREAD_MS = HOUR_MS;

/** LinkedIn's daily reset, 00:00 UTC (LINKEDIN-19), and up to an hour more. `jitter`: 0 ≤ jitter < 1. */
export function afterDailyReset(now: Date, jitter: number): Date {
  const midnight = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  return new Date(midnight + Math.round(RESET_SPREAD_MS * jitter));
}

/** Until when a member is not read: after a 429 until LinkedIn counts anew, after anything else for a day. */
export function readingPauseUntil(reason: ReadingPauseReason, now: Date, jitter: number): Date {
  return reason === 'throttled' ? afterDailyReset(now, jitter) : new Date(now.getTime() + DAY_MS);
}
