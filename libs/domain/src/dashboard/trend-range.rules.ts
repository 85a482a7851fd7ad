import { addDays, type PlainDate } from '../time/plain-date.js';

/** Values of `timeRange` of the performance trends; the first is the default (DASHBOARD-6). */
export const TREND_RANGES = ['week', 'month', 'quarter', 'year', 'all'] as const;
export type TrendRange = (typeof TREND_RANGES)[number];

const DAYS: Readonly<Record<Exclude<TrendRange, 'all'>, number>> = {
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
};

/** The first day of a range that ends today, both included; null: no first day. */
export function trendStart(range: TrendRange, today: PlainDate): PlainDate | null {
  return range === 'all' ? null : addDays(today, 1 - DAYS[range]);
}
