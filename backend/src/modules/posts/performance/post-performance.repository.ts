import type { FigureSource, KnownFigures } from '@drumbeat/domain';
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

/** Figures with their rate, in percent. */
export interface RecordedFigures extends KnownFigures {
  readonly engagement_rate: number | null;
}

/** Per post: a year at one a day. */
export const RECORDINGS_KEPT = 365;

/** Recorded figures of posts. They are never changed: the newest counts, and the oldest are deleted. */
@Injectable()
export class PostPerformanceRepository {
  constructor(private readonly database: Database) {}

  /** By post; of those that have any. */
  async findLatest(postIds: readonly string[]): Promise<Map<string, RecordedFigures>> {
    const rows = await this.database.query<RecordedFigures & { readonly post_id: string }>(
      `select latest.* from unnest($1::uuid[]) as post (id), lateral (
         select post_id, impressions, likes, comments, shares, engagement_rate::float8 from post_performance
          where post_id = post.id order by recorded_at desc, id desc limit 1) as latest`,
      [postIds],
    );
    return new Map(rows.map(({ post_id, ...figures }) => [post_id, figures]));
  }

  /** Callers have checked that the posts are the user's. */
  async insertAll(
    recordings: readonly (RecordedFigures & { readonly post_id: string })[],
    recordedAt: Date,
  ): Promise<void> {
    if (recordings.length === 0) return;
    await this.database.query(
      `insert into post_performance (post_id, impressions, likes, comments, shares, engagement_rate, recorded_at)
       select post_id, impressions, likes, comments, shares, engagement_rate, $2
         from jsonb_to_recordset($1::jsonb) as recording
              (post_id uuid, impressions int, likes int, comments int, shares int, engagement_rate numeric)`,
      [JSON.stringify(recordings), recordedAt],
    );
  }

  /** Callers have checked that the post is the user's. */
  async insert(
    postId: string,
    { impressions, likes, comments, shares }: KnownFigures,
    engagementRate: number | null,
    recordedAt: Date,
    source: FigureSource = 'person',
  ): Promise<void> {
    await this.database.query(
      `insert into post_performance
         (post_id, impressions, likes, comments, shares, engagement_rate, recorded_at, source)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [postId, impressions, likes, comments, shares, engagementRate, recordedAt, source],
    );
  }

  /** Who said what this post's figures are. Callers have checked that the post is the user's. */
  async findSources(postId: string): Promise<FigureSource[]> {
    const rows = await this.database.query<{ source: FigureSource }>(
      'select distinct source from post_performance where post_id = $1',
      [postId],
    );
    return rows.map(({ source }) => source);
  }

  /** Of posts whose figures nobody knows any more. Callers have checked that the posts are the user's. */
  async deleteAll(postIds: readonly string[]): Promise<void> {
    if (postIds.length === 0) return;
    await this.database.query('delete from post_performance where post_id = any ($1::uuid[])', [postIds]);
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
