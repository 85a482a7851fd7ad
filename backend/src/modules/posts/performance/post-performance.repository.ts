import type { PerformanceFigures } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns } from '../../../platform/database/entity-columns.js';
import { keepNewest } from '../../../platform/database/keep-newest.js';
import type { PostPerformanceResponse } from './post-performance.dto.js';
import { PostPerformanceEntity } from './post-performance.entity.js';

/** The figures of one recording. */
export const FIGURES = EntityColumns.of(PostPerformanceEntity).omit('id', 'post_id') satisfies {
  readonly names: readonly (keyof PostPerformanceResponse)[];
};

/** Per post: a year at one a day. */
export const RECORDINGS_KEPT = 365;

/** Recorded figures of posts. They are never changed: the newest counts, and the oldest are deleted. */
@Injectable()
export class PostPerformanceRepository {
  constructor(private readonly database: Database) {}

  async findLatest(postId: string): Promise<PerformanceFigures | null> {
    const [row] = await this.database.query<PerformanceFigures>(
      `select impressions, likes, comments, shares from post_performance
        where post_id = $1 order by recorded_at desc, id desc limit 1`,
      [postId],
    );
    return row ?? null;
  }

  /** Callers have checked that the post is the user's. */
  async insert(
    postId: string,
    { impressions, likes, comments, shares }: PerformanceFigures,
    engagementRate: number | null,
    recordedAt: Date,
  ): Promise<void> {
    await this.database.query(
      `insert into post_performance (post_id, impressions, likes, comments, shares, engagement_rate, recorded_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [postId, impressions, likes, comments, shares, engagementRate, recordedAt],
    );
  }

  /** Keeps this many recordings of a post, the newest. */
  async keepNewest(postId: string, count: number): Promise<void> {
    const recordings = {
      table: 'post_performance',
      owner: 'post_id',
      newestFirst: 'recorded_at desc, id desc',
    };
    await keepNewest(this.database, recordings, postId, count);
  }
}
