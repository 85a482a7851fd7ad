import { engagementRate } from '../posts/engagement.rules.js';
import type { AnalysedPost } from './analysed-post.js';

/** Sums; the rate is that of all impressions together, in percent on two decimals, null without impressions. */
export interface FigureTotals {
  readonly posts: number;
  readonly impressions: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly rate: number | null;
}

type Counts = Pick<AnalysedPost, 'impressions' | 'likes' | 'comments' | 'shares'>;

/** Null for no post: what nobody counted is missing, not zero (ANALYTICS-2). */
export function figureTotals(posts: readonly Counts[]): FigureTotals | null {
  if (posts.length === 0) return null;
  const sum = { impressions: 0, likes: 0, comments: 0, shares: 0 };
  for (const post of posts) {
    sum.impressions += post.impressions;
    sum.likes += post.likes;
    sum.comments += post.comments;
    sum.shares += post.shares;
  }
  return { posts: posts.length, ...sum, rate: engagementRate(sum) };
}
