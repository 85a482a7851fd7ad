/** A post's figures, whole numbers from 0 (POST-5). */
export interface PerformanceFigures {
  impressions: number;
  likes: number;
  comments: number;
  shares: number;
}

/** What is known of a post's figures. Null: nobody said it, which is missing and never zero (POST-5). */
export type KnownFigures = Readonly<Record<keyof PerformanceFigures, number | null>>;

/** Maximum of PostgreSQL's integer; far above any post on LinkedIn. */
export const PERFORMANCE_FIGURE_MAX = 2_147_483_647;

/** Percent from which a post is "Great!", and a good example of how its author writes (TRAINING-4, TRAINING-9). */
export const GREAT_ENGAGEMENT_RATE = 3;

/** Below this a handful of friends makes any rate: 3 likes of 100 readers are the first that say something. */
export const EXAMPLE_IMPRESSIONS_MIN = 100;

/** True where anything is known of them. */
export function hasFigures({ impressions, likes, comments, shares }: KnownFigures): boolean {
  return [impressions, likes, comments, shares].some((figure) => figure !== null);
}

/** Null where one is missing. */
export function allFigures({
  impressions,
  likes,
  comments,
  shares,
}: KnownFigures): PerformanceFigures | null {
  if (impressions === null || likes === null || comments === null || shares === null) return null;
  return { impressions, likes, comments, shares };
}

/**
 * Engagement in percent: (likes + comments + shares) / impressions × 100, with two decimals (POST-6). Null where one of the four is
 * missing, and without impressions: the rate is undefined then. A rate above 100 is kept.
 */
export function engagementRate(figures: KnownFigures): number | null {
  const all = allFigures(figures);
  if (!all || all.impressions === 0) return null;
  const { impressions, likes, comments, shares } = all;
  // The sum times 10,000 is a whole number below 2^53, so that only the division rounds.
  return Math.round(((likes + comments + shares) * 10_000) / impressions) / 100;
}

/** Known reactions are more than the known impressions: hardly possible, and asked about (POST-6). */
export function exceedsImpressions({ impressions, likes, comments, shares }: KnownFigures): boolean {
  return impressions !== null && (likes ?? 0) + (comments ?? 0) + (shares ?? 0) > impressions;
}

/** A post's four figures by the name they are shown with, in the order in which they are shown. */
export const FIGURE_LABELS = {
  impressions: 'Impressions',
  likes: 'Likes',
  comments: 'Comments',
  shares: 'Shares',
} as const satisfies Readonly<Record<keyof KnownFigures, string>>;

export const FIGURES = Object.keys(FIGURE_LABELS) as readonly (keyof KnownFigures)[];

/** What posts that are out can be ordered by. */
export const PUBLISHED_POST_SORTS = [
  'posted_at',
  'impressions',
  'likes',
  'comments',
  'shares',
  'engagement_rate',
] as const;
export type PublishedPostSort = (typeof PUBLISHED_POST_SORTS)[number];
