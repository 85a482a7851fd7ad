import { FIGURE_LABELS, inFigures, type SeriesStep } from '@drumbeat/domain';
import { monthAndDay, monthAndYear, shortDate } from '@drumbeat/ui';
import { rated } from '../../../lib/text/number-format';
import type { FigureSeries, FigureTotals } from '../api/analytics';

/** What the chart can draw, and what its table lists. */
export const MEASURES = {
  impressions: { name: FIGURE_LABELS.impressions, format: inFigures },
  rate: { name: 'Engagement rate', format: rated },
  likes: { name: FIGURE_LABELS.likes, format: inFigures },
  comments: { name: FIGURE_LABELS.comments, format: inFigures },
  shares: { name: FIGURE_LABELS.shares, format: inFigures },
} as const;
export type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

/** Null where it is missing. */
export const measured = (totals: FigureTotals | null, measure: Measure): number | null =>
  totals === null ? null : totals[measure];

type Point = FigureSeries['points'][number];

/** Below a bar: 'Nov 18', 'Nov 2026'. */
export const axisName = ({ day }: Point, step: SeriesStep): string =>
  step === 'month' ? `${monthAndDay(day).slice(0, 3)} ${day.slice(0, 4)}` : monthAndDay(day);

/** In words: the post's title, 'Week of Mon, Nov 16', 'November 2026'. */
export const pointName = ({ day, title }: Point, step: SeriesStep): string => {
  if (step === 'post') return title ?? shortDate(day);
  return step === 'month' ? monthAndYear(day) : `Week of ${shortDate(day)}`;
};

export const STEP_NAMES: Readonly<Record<SeriesStep, string>> = {
  post: 'per post',
  week: 'per week',
  month: 'per month',
};
