import { SECOND_MS, TRACKING_LIMITS } from '@drumbeat/domain';

/** How the browser paces its tracking (TRACKING-2). Milliseconds, except for the counts. */
export const TRACKING_PACE = {
  /** Events wait until nothing more came for this long, then travel together. */
  flushIdleMs: 30_000,
  maxEventsPerSecond: 10,
  /** A page view counts only when the last one is longer ago than this. */
  pageViewGapMs: 5_000,
  /** Share of measured page loads. */
  performanceSampleRate: 0.1,
} as const;

/**
 * At most 10 events in any second. `recent` are the times of recently accepted events, oldest first; returns them
 * with `now` added, or null when this event exceeds the limit.
 */
export function admitEvent(recent: readonly number[], now: number): readonly number[] | null {
  const within = recent.filter((at) => now - at < SECOND_MS);
  return within.length < TRACKING_PACE.maxEventsPerSecond ? [...within, now] : null;
}

/** True when a page view at `now` is tracked: more than 5 s since the last tracked one, or the first. */
export function isPageViewDue(lastAt: number | null, now: number): boolean {
  return lastAt === null || now - lastAt > TRACKING_PACE.pageViewGapMs;
}

/** True when this page load is measured. @param random from 0 to below 1, evenly spread */
export function isPerformanceSampled(random: number): boolean {
  return random < TRACKING_PACE.performanceSampleRate;
}

/** Remaining time for which events may wait: 0 for a full batch, else until they have been idle long enough. */
export function flushDelayMs(waiting: number): number {
  return waiting >= TRACKING_LIMITS.batch ? 0 : TRACKING_PACE.flushIdleMs;
}

/** Half an hour without an event ends a session; the event after that begins a new one. */
export function isTrackingSessionOver(lastEventAt: number, now: number): boolean {
  return now - lastEventAt >= TRACKING_LIMITS.inactivityMs;
}

/** The batches in which events travel, each within the API's limit. */
export function batchesOf<Event>(events: readonly Event[]): Event[][] {
  return Array.from({ length: Math.ceil(events.length / TRACKING_LIMITS.batch) }, (_, index) =>
    events.slice(index * TRACKING_LIMITS.batch, (index + 1) * TRACKING_LIMITS.batch),
  );
}
