import { medianOfSorted } from './median.js';
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

/** Posts whose figures an insight needs: two of a kind and two others to compare them with. */
const INSIGHT_POSTS_MIN = 2 * KIND_POSTS_MIN;
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
  /** Of the kind, and others: those that have the measure. */
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
  const best = BREAKDOWNS.flatMap((by) => bestKind(posts, by) ?? []).sort(
    (one, other) => strength(other) - strength(one),
  );
  return [...best, ...(shallowEngagement(posts) ?? [])];
}

/** Posts that are missing until something can be compared; 0 from then on. */
export function postsUntilInsights(posts: readonly AnalysedPost[]): number {
  const known = Math.max(
    posts.filter(({ impressions }) => impressions !== null).length,
    posts.filter(isTalkKnown).length,
  );
  return Math.max(0, INSIGHT_POSTS_MIN - known);
}

/** More posts say more, and so does a larger difference. */
const strength = ({ posts, times }: BestKindInsight) => Math.log2(posts) * Math.log2(times);

function bestKind(posts: readonly AnalysedPost[], by: Breakdown): BestKindInsight | null {
  const kinds = posts.map((post) => kindOf(post, by));
  const keys = new Set(kinds.filter((kind) => kind !== null));
  // Put in order once for all kinds: what is taken out of it is in order, too.
  const measures = (['impressions', 'rate'] as const).map((measure) => {
    const values = posts.flatMap((post, at) => {
      const [kind = null, value] = [kinds[at], post[measure]];
      return kind === null || value === null ? [] : { kind, value };
    });
    return { measure, values: values.sort((one, other) => one.value - other.value) };
  });
  let best: BestKindInsight | null = null;
  for (const key of keys) {
    for (const { measure, values } of measures) {
      const known: Record<'own' | 'others', number[]> = { own: [], others: [] };
      for (const { kind, value } of values) known[kind === key ? 'own' : 'others'].push(value);
      const times = timesOf(known);
      if (times === null || times < BETTER_FROM) continue;
      const found: BestKindInsight = {
        type: 'best_kind',
        by,
        key,
        measure,
        times: Math.round(times * 10) / 10,
        posts: known.own.length,
        others: known.others.length,
      };
      if (!best || strength(found) > strength(best)) best = found;
    }
  }
  return best;
}

/** Of values in their order; null where one side has too few. */
function timesOf({ own, others }: Record<'own' | 'others', readonly number[]>): number | null {
  if (own.length < KIND_POSTS_MIN || others.length < KIND_POSTS_MIN) return null;
  const [one, other] = [medianOfSorted(own), medianOfSorted(others)];
  return one === null || !other ? null : one / other;
}

const isTalkKnown = ({ likes, comments }: AnalysedPost) => likes !== null && comments !== null;

function shallowEngagement(posts: readonly AnalysedPost[]): ShallowEngagementInsight[] | null {
  const known = posts.filter(isTalkKnown);
  if (known.length < INSIGHT_POSTS_MIN) return null;
  const likes = known.reduce((sum, post) => sum + (post.likes ?? 0), 0);
  const comments = known.reduce((sum, post) => sum + (post.comments ?? 0), 0);
  if (!isShallow({ likes, comments })) return null;
  return [{ type: 'shallow_engagement', likes, comments, posts: known.length }];
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
