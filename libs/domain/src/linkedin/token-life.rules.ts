import { DAY_MS } from '../time/durations.js';

/** Self-serve tokens live 60 days and cannot be refreshed; a day's margin leaves time to reconnect (LINKEDIN-6). */
const MARGIN_MS = DAY_MS;

/** True when a post is due after the connection will have ended: said when the time is chosen, not when it fails. */
export function outlivesToken(dueAt: Date, tokenExpiresAt: Date | null): boolean {
  return tokenExpiresAt !== null && dueAt.getTime() > tokenExpiresAt.getTime() - MARGIN_MS;
}

/** Lifetime of a connection in days, from the consent on (LINKEDIN-6). */
export const CONNECTION_DAYS = 60;

/** From two weeks before its end on, posts planned in the next weeks may not be published any more. */
const SOON_DAYS = 14;

/** True while a connection is near enough to its end for saying so; `daysLeft` is null where the end is not known. */
export function endsSoon(daysLeft: number | null): boolean {
  return daysLeft !== null && daysLeft <= SOON_DAYS;
}

/**
 * Days until the connection ends, the begun one counted; 0 once it has ended, null when its end is not known.
 * LinkedIn's 60 days come as 5,183,999 seconds (LINKEDIN-6): rounded down, a connection made a moment ago
 * would already have lost a day.
 */
export function connectionDaysLeft(expiresAt: Date | null, now: Date): number | null {
  return expiresAt === null ? null : Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS));
}

/** '46 days left', 'Less than a day left': the last begun day may be an hour long. */
export function daysLeftLabel(daysLeft: number): string {
  return daysLeft <= 1 ? 'Less than a day left' : `${daysLeft} days left`;
}

/** The same as a sentence: 'Your LinkedIn connection ends within 3 days.' */
export function connectionEndLabel(daysLeft: number): string {
  return `Your LinkedIn connection ends within ${daysLeft <= 1 ? 'a day' : `${daysLeft} days`}.`;
}
