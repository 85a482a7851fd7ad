import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../../platform/database/entity-columns.js';
import { StyleAnalysisEntity } from './style-analysis.entity.js';

const SHOWN = EntityColumns.of(StyleAnalysisEntity).omit(
  ...(['user_id', 'posts', 'attempts', 'lease_id', 'lease_until', 'woken_at'] as const),
);
/** An analysis without its posts, as its user sees it. */
export type StyleAnalysisRow = RowOf<typeof SHOWN>;

/** Analyses as their users see them; the worker's side is in StyleAnalysisLeaseRepository. */
@Injectable()
export class StyleAnalysesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the new analysis's id. */
  async insert(userId: string, posts: readonly string[]): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      'insert into style_analyses (user_id, posts, post_count) values ($1, $2, $3) returning id',
      [userId, posts, posts.length],
    );
    if (!row) throw new Error('The insert answered no row');
    return row.id;
  }

  async find(userId: string, id: string): Promise<StyleAnalysisRow | null> {
    return this.first('id = $2', [userId, id]);
  }

  async findLatestDone(userId: string): Promise<StyleAnalysisRow | null> {
    return this.first(`status = 'done' order by finished_at desc, id desc`, [userId]);
  }

  async findUnderWay(userId: string): Promise<StyleAnalysisRow | null> {
    return this.first(`status in ('queued', 'running') order by created_at desc, id desc`, [userId]);
  }

  async findPostCounts(userId: string, ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ id: string; post_count: number }>(
      'select id, post_count from style_analyses where user_id = $1 and id = any ($2::uuid[])',
      [userId, ids],
    );
    return new Map(rows.map(({ id, post_count }) => [id, post_count]));
  }

  /** The oldest first; of each user the last one that was done stays. Returns how many were removed. */
  async deleteEndedBefore(before: Date, limit: number): Promise<number> {
    const rows = await this.database.query(
      `delete from style_analyses
        where id in (
          select old.id from style_analyses old
           where old.finished_at < $1
             and (old.status = 'failed' or exists (
               select from style_analyses newer
                where newer.user_id = old.user_id and newer.status = 'done'
                  and (newer.finished_at, newer.id) > (old.finished_at, old.id)))
           order by old.finished_at limit $2 for update skip locked)
       returning id`,
      [before, limit],
    );
    return rows.length;
  }

  private async first(where: string, parameters: readonly string[]): Promise<StyleAnalysisRow | null> {
    const [row] = await this.database.query<StyleAnalysisRow>(
      `select ${SHOWN.select()} from style_analyses where user_id = $1 and ${where} limit 1`,
      parameters,
    );
    return row ?? null;
  }
}
