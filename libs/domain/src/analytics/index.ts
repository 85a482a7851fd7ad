export type { AnalysedPost } from './analysed-post.js';
export {
  ANALYTICS_RANGES,
  type AnalyticsRange,
  type AnalyticsSpan,
  analyticsSpan,
  DEFAULT_ANALYTICS_RANGE,
  spanBefore,
} from './analytics-range.rules.js';
export { ANALYSED_POSTS_MAX, ANALYTICS_PAGE, TOP_POSTS } from './analytics.limits.js';
export { type Breakdown, breakdown, BREAKDOWNS } from './breakdown.rules.js';
export { figureSeries, SERIES_STEPS, type SeriesPoint, type SeriesStep } from './figure-series.rules.js';
export { figureTotals } from './figure-totals.rules.js';
export {
  type Insight,
  INSIGHT_CONFIDENCE,
  INSIGHT_TYPES,
  type InsightType,
  insightsOf,
  postsUntilInsights,
} from './insight.rules.js';
export { medianOf } from './median.js';
export { insightWords, kindName } from './insight.texts.js';
