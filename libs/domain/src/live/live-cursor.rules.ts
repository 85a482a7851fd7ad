import { doublingPauseMs } from '../time/doubling-pause.js';
import { LIVE } from './live-events.js';

/** From where a stream goes on: the instant up to which its page was told of everything. */
interface LiveStart {
  /** Facts from then on are read. */
  readonly since: Date;
  /** True where some of what the page missed is not looked for any more: it reads everything again. */
  readonly isTooLate: boolean;
  /** True for a page that was told nothing before: what is found at its first read is no news. */
  readonly isFirst: boolean;
}

export const LIVE_CURSOR = /^\d{1,15}$/u;

export function liveCursor(at: Date): string {
  return String(at.getTime());
}

/** @param cursor as `liveCursor` wrote it; null for a page that was told nothing yet */
export function liveStart(cursor: string | null, now: Date): LiveStart {
  const readFrom = (at: number) => new Date(at - LIVE.overlapMs);
  if (cursor === null || !LIVE_CURSOR.test(cursor)) {
    return { since: readFrom(now.getTime()), isTooLate: false, isFirst: true };
  }
  const told = Math.min(Number(cursor), now.getTime());
  const kept = now.getTime() - LIVE.keptMs;
  return { since: readFrom(Math.max(told, kept)), isTooLate: told < kept, isFirst: false };
}

/** The pause before the next try, with up to half of it more by chance, so that pages do not come back all at once. */
export function liveRetryMs(failures: number, chance: number): number {
  const pause = doublingPauseMs(failures, { firstMs: 1_000, longestMs: 60_000 });
  return Math.round(pause * (1 + chance / 2));
}
