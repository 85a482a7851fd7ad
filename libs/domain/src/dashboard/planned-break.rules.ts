import { daysBetween } from '../time/plain-date.js';
import type { PlannedBreak } from './posting-streak.rules.js';

/** More than a person plans; a break as long as a parental leave is planned in parts. */
export const PLANNED_BREAKS = {
  max: 20,
  daysMax: 92,
  tooMany: 'You have 20 breaks, which is as many as there can be. Remove one of the past.',
} as const;

/** Why a break cannot be planned, in words; null where it can (DASHBOARD-10). */
export function breakProblem({ from, to }: PlannedBreak): string | null {
  if (to < from) return 'A break ends on the day it begins, or later.';
  return daysBetween(from, to) >= PLANNED_BREAKS.daysMax
    ? `A break has at most ${PLANNED_BREAKS.daysMax} days.`
    : null;
}
