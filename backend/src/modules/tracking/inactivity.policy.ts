import { TRACKING_LIMITS } from '@drumbeat/domain';

/** A session whose last activity is not after this has ended (TRACKING-1). */
export function lastMoment(now: Date): Date {
  return new Date(now.getTime() - TRACKING_LIMITS.inactivityMs);
}
