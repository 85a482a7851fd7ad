import { medianOf } from './median.js';
import type { AnalysedPost } from './analysed-post.js';
import { type Breakdown, BREAKDOWNS, KIND_POSTS_MIN, kindOf } from './breakdown.rules.js';

/** Kinds of insights. */
export const INSIGHT_TYPES = ['best_kind', 'shallow_engagement'] as const;
export type InsightType = (typeof INSIGHT_TYPES)[number];

/** How sure the rules are of each of their insights (ANALYTICS-5). */
export const INSIGHT_CONFIDENCE: Readonly<Record<InsightType, number>> = {
  best_kind: 0.85,
  shallow_engagement: 0.78,
};

/** Posts with figures that insights need: two of a kind and two others to compare them with. */
export const INSIGHT_POSTS_MIN = 2 * KIND_POSTS_MIN;
/** A kind is better than the others from this many times their median on: below, chance alone does that. */
const BETTER_FROM = 1.25;
/** Comments of a hundred likes, below which people look and do not talk (ANALYTICS-5). */
const SHALLOW_BELOW = 0.15;

/** Posts of one kind are read by more people, or answered by more of them, than the user's other posts. */
export interface BestKindInsight {
  readonly type: 'best_kind';
  readonly by: Breakdown;
  /** As in a `KindFigures`. */
  readonly key: string;
  readonly measure: 'impressions' | 'rate';
  /** How many times the median of the others; on one decimal, at least 1.3. */
  readonly times: number;
  /** Of the kind. */
  readonly posts: number;
  readonly others: number;
}

/** People like the posts and hardly comment. */
export interface ShallowEngagementInsight {
  readonly type: 'shallow_engagement';
  readonly likes: number;
  readonly comments: number;
  readonly posts: number;
}

export type Insight = BestKindInsight | ShallowEngagementInsight;

/** At most one for each way to tell posts apart, the surest first; none from fewer posts than `INSIGHT_POSTS_MIN`. */
export function insightsOf(posts: readonly AnalysedPost[]): Insight[] {
  if (posts.length < INSIGHT_POSTS_MIN) return [];
  const best = BREAKDOWNS.flatMap((by) => bestKind(posts, by) ?? []).sort(
    (one, other) => strength(other) - strength(one),
  );
  return [...best, ...(shallowEngagement(posts) ?? [])];
}

/** More posts say more, and so does a larger difference. */
const strength = ({ posts, times }: BestKindInsight) => Math.log2(posts) * Math.log2(times);

function bestKind(posts: readonly AnalysedPost[], by: Breakdown): BestKindInsight | null {
  const keys = new Set(posts.flatMap((post) => kindOf(post, by) ?? []));
  let best: BestKindInsight | null = null;
  for (const key of keys) {
    const own = posts.filter((post) => kindOf(post, by) === key);
    const others = posts.filter((post) => ![key, null].includes(kindOf(post, by)));
    if (own.length < KIND_POSTS_MIN || others.length < KIND_POSTS_MIN) continue;
    for (const measure of ['impressions', 'rate'] as const) {
      const times = timesOf(own, others, measure);
      if (times === null || times < BETTER_FROM) continue;
      const found: BestKindInsight = {
        type: 'best_kind',
        by,
        key,
        measure,
        times: Math.round(times * 10) / 10,
        posts: own.length,
        others: others.length,
      };
      if (!best || strength(found) > strength(best)) best = found;
    }
  }
  return best;
}

function timesOf(
  own: readonly AnalysedPost[],
  others: readonly AnalysedPost[],
  measure: 'impressions' | 'rate',
): number | null {
  const [one, other] = [own, others].map((posts) => {
    const values = posts.flatMap((post) => post[measure] ?? []);
    return values.length < KIND_POSTS_MIN ? null : medianOf(values);
  });
  return one === undefined || one === null || !other ? null : one / other;
}

function shallowEngagement(posts: readonly AnalysedPost[]): ShallowEngagementInsight[] | null {
  const likes = posts.reduce((sum, post) => sum + post.likes, 0);
  const comments = posts.reduce((sum, post) => sum + post.comments, 0);
  if (!isShallow({ likes, comments })) return null;
  return [{ type: 'shallow_engagement', likes, comments, posts: posts.length }];
}

/** Both rates are of the same impressions, which therefore do not matter. Without likes there is nothing to compare with. */
export function isShallow({
  likes,
  comments,
}: {
  readonly likes: number;
  readonly comments: number;
}): boolean {
  return likes > 0 && comments / likes < SHALLOW_BELOW;
}
