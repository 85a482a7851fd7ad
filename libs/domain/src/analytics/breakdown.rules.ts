import { medianOf } from './median.js';
import { weekdayOf } from '../time/plain-date.js';
import type { AnalysedPost } from './analysed-post.js';
import { PROFILE_LIMITS } from '../profile/profile.limits.js';
import { OPENING_KINDS } from '../posts/opening-kind.rules.js';

/** Posts by their characters: what LinkedIn shows without "more", what a phone's screen holds, and what is read on purpose. */
export const POST_LENGTHS = ['short', 'medium', 'long'] as const;
export type PostLength = (typeof POST_LENGTHS)[number];

/** Characters that a short and a medium post have at most. */
export const POST_LENGTH_MAX: Readonly<Record<Exclude<PostLength, 'long'>, number>> = {
  short: 600,
  medium: 1_300,
};

export function postLength(characters: number): PostLength {
  if (characters <= POST_LENGTH_MAX.short) return 'short';
  return characters <= POST_LENGTH_MAX.medium ? 'medium' : 'long';
}

/** What posts are told apart by. */
export const BREAKDOWNS = ['pillar', 'weekday', 'length', 'opening'] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

/** Fewer posts than this say nothing about their kind (ANALYTICS-4). */
export const KIND_POSTS_MIN = 2;

/** Posts of one kind; each median is null where fewer than `KIND_POSTS_MIN` of them have the figure. */
interface KindFigures {
  /** Number of the pillar, of the weekday (1 Monday to 7 Sunday), or name of the length or opening. */
  readonly key: string;
  readonly posts: number;
  readonly median_impressions: number | null;
  readonly median_rate: number | null;
}

const KEYS: Readonly<Record<Breakdown, readonly string[]>> = {
  pillar: Array.from({ length: PROFILE_LIMITS.pillars }, (_, at) => String(at + 1)),
  weekday: ['1', '2', '3', '4', '5', '6', '7'],
  length: POST_LENGTHS,
  opening: OPENING_KINDS,
};

/** The kind of a post; null where it has none, as a post without a pillar. */
export function kindOf(post: AnalysedPost, by: Breakdown): string | null {
  switch (by) {
    case 'pillar':
      return post.pillar === null ? null : String(post.pillar);
    case 'weekday':
      return String(weekdayOf(post.day));
    case 'length':
      return postLength(post.characters);
    case 'opening':
      return post.opening;
  }
}

/** The kinds that have posts, in their own order. */
export function breakdown(posts: readonly AnalysedPost[], by: Breakdown): KindFigures[] {
  const groups = new Map<string | null, AnalysedPost[]>();
  for (const post of posts) {
    const key = kindOf(post, by);
    const members = groups.get(key);
    if (members) members.push(post);
    else groups.set(key, [post]);
  }
  return KEYS[by].flatMap((key) => {
    const members = groups.get(key) ?? [];
    return members.length === 0 ? [] : [{ key, posts: members.length, ...mediansOf(members) }];
  });
}

function mediansOf(posts: readonly AnalysedPost[]) {
  const enough = (values: readonly number[]) => (values.length < KIND_POSTS_MIN ? null : medianOf(values));
  return {
    median_impressions: enough(posts.flatMap(({ impressions }) => impressions ?? [])),
    median_rate: enough(posts.flatMap(({ rate }) => rate ?? [])),
  };
}
