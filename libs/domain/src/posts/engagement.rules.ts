/** A post's figures, whole numbers from 0 (POST-5). */
export interface PerformanceFigures {
  impressions: number;
  likes: number;
  comments: number;
  shares: number;
}

/** Maximum of PostgreSQL's integer; far above any post on LinkedIn. */
export const PERFORMANCE_FIGURE_MAX = 2_147_483_647;

/** Percent from which a post is "Great!", and a good example of how its author writes (TRAINING-4, TRAINING-9). */
export const GREAT_ENGAGEMENT_RATE = 3;

/** Below this a handful of friends makes any rate: 3 likes of 100 readers are the first that say something. */
export const EXAMPLE_IMPRESSIONS_MIN = 100;

/**
 * Engagement in percent: (likes + comments + shares) / impressions × 100, with two decimals (POST-6). Null without impressions:
 * the rate is undefined then. A rate above 100 is kept.
 */
export function engagementRate({ impressions, likes, comments, shares }: PerformanceFigures): number | null {
  if (impressions === 0) return null;
  // The sum times 10,000 is a whole number below 2^53, so that only the division rounds.
  return Math.round(((likes + comments + shares) * 10_000) / impressions) / 100;
}
