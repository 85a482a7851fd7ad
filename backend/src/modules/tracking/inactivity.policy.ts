import { TRACKING_LIMITS } from '@drumbeat/domain';

/** A session whose last sign of life is not after this is over (TRACKING-1). */
export function lastMoment(now: Date): Date {
  return new Date(now.getTime() - TRACKING_LIMITS.inactivityMs);
}
