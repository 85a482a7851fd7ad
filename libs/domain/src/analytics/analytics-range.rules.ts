import { addDays, type PlainDate } from '../time/plain-date.js';

/** Values of `range` of the analytics, as the page offers them. */
export const ANALYTICS_RANGES = ['7d', '30d', '90d', '180d', 'all'] as const;
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];

export const DEFAULT_ANALYTICS_RANGE: AnalyticsRange = '30d';

/** "All time" begins here (ANALYTICS-1). */
const ALL_TIME_SINCE: PlainDate = '2020-01-01';

const DAYS: Readonly<Record<Exclude<AnalyticsRange, 'all'>, number>> = {
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '180d': 180,
};

/** Days, both included. */
export interface AnalyticsSpan {
  readonly since: PlainDate;
  readonly until: PlainDate;
}

/** A range that ends today. */
export function analyticsSpan(range: AnalyticsRange, today: PlainDate): AnalyticsSpan {
  return { since: range === 'all' ? ALL_TIME_SINCE : addDays(today, 1 - DAYS[range]), until: today };
}

/** As many days before the range, to compare it with; null for all time. */
export function spanBefore(range: AnalyticsRange, today: PlainDate): AnalyticsSpan | null {
  if (range === 'all') return null;
  const { since } = analyticsSpan(range, today);
  return { since: addDays(since, -DAYS[range]), until: addDays(since, -1) };
}
