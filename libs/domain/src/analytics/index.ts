export type { AnalysedPost } from './analysed-post.js';
export {
  ALL_TIME_SINCE,
  ANALYTICS_RANGES,
  type AnalyticsRange,
  type AnalyticsSpan,
  analyticsSpan,
  DEFAULT_ANALYTICS_RANGE,
  spanBefore,
} from './analytics-range.rules.js';
export { ANALYSED_POSTS_MAX, ANALYTICS_PAGE, TOP_POSTS } from './analytics.limits.js';
export {
  type Breakdown,
  breakdown,
  BREAKDOWNS,
  type KindFigures,
  KIND_POSTS_MIN,
} from './breakdown.rules.js';
export {
  type FigureSeries,
  figureSeries,
  SERIES_POINTS_MAX,
  SERIES_STEPS,
  type SeriesPoint,
  type SeriesStep,
} from './figure-series.rules.js';
export { type FigureTotals, figureTotals } from './figure-totals.rules.js';
export {
  type Insight,
  INSIGHT_CONFIDENCE,
  INSIGHT_TYPES,
  type InsightType,
  insightsOf,
  postsUntilInsights,
} from './insight.rules.js';
export { medianOf } from './median.js';
export { insightWords, type InsightWords, kindName } from './insight.texts.js';
