import {
  allFigures,
  engagementRate,
  type KnownFigures,
  type PerformanceFigures,
} from '../posts/engagement.rules.js';

/**
 * Sums of what is known; null where no post has that figure. The rate is that of the posts whose four figures are known, of their
 * impressions together, in percent on two decimals; null without impressions.
 */
export interface FigureTotals extends KnownFigures {
  readonly posts: number;
  readonly rate: number | null;
}

/** Null for no post: what nobody counted is missing, not zero (ANALYTICS-2). */
export function figureTotals(posts: readonly KnownFigures[]): FigureTotals | null {
  if (posts.length === 0) return null;
  const complete = posts.flatMap((post) => allFigures(post) ?? []);
  return { posts: posts.length, ...sumsOf(posts), rate: engagementRate(sumsOf(complete)) };
}

function sumsOf(posts: readonly KnownFigures[]): KnownFigures {
  const sumOf = (figure: keyof PerformanceFigures) => sumOfKnown(posts.map((post) => post[figure]));
  return {
    impressions: sumOf('impressions'),
    likes: sumOf('likes'),
    comments: sumOf('comments'),
    shares: sumOf('shares'),
  };
}

const sumOfKnown = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
