import { createHash } from 'node:crypto';
import type { SandboxPost } from './post.js';

/** The metrics of a member's post that every active version knows (LINKEDIN-28). */
export const postMetrics = ['IMPRESSION', 'MEMBERS_REACHED', 'REACTION', 'COMMENT', 'RESHARE'] as const;
export type PostMetric = (typeof postMetrics)[number];
export type PostFigures = Record<PostMetric, number>;

/** How long a post takes to gather about two thirds of what it will. */
const growthMs = 2 * 24 * 3_600_000;

/** Figures of posts: those that were set, else invented ones that grow with the post's age and are the same at each start. */
export class PostAnalytics {
  readonly #set = new Map<string, Partial<PostFigures>>();

  set(urn: string, figures: Partial<PostFigures>): void {
    this.#set.set(urn, { ...this.#set.get(urn), ...figures });
  }

  of(post: SandboxPost, now: Date): PostFigures {
    const seed = createHash('sha256').update(post.urn).digest();
    const grown = 1 - Math.exp(-Math.max(0, now.getTime() - Date.parse(post.created_at)) / growthMs);
    const impressions = Math.round((400 + (seed.readUInt16BE(0) % 4_000)) * grown);
    const share = (byte: number, most: number): number =>
      Math.round((impressions * most * (seed[byte] ?? 0)) / 255 / 100);
    return {
      IMPRESSION: impressions,
      MEMBERS_REACHED: Math.round(impressions * 0.7),
      REACTION: share(2, 5),
      COMMENT: share(3, 2),
      RESHARE: share(4, 1),
      ...this.#set.get(post.urn),
    };
  }

  clear(): void {
    this.#set.clear();
  }
}
