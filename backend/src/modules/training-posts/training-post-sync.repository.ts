import type { PerformanceFigures, PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A training post with the fields that the library needs. */
export interface UnsyncedTrainingPost extends PerformanceFigures {
  readonly id: string;
  readonly post_content: string;
  readonly post_date: PlainDate | null;
  readonly linkedin_url: string | null;
  readonly engagement_rate: number | null;
  readonly user_time_zone: string;
}

const UNSYNCED = `select s.id, s.post_content, s.impressions, s.likes, s.comments, s.shares, s.engagement_rate::float8, s.post_date::text,
         s.linkedin_url, u.time_zone as user_time_zone
    from sample_post_analytics s join profiles u on u.id = s.user_id
   where s.user_id = $1 and s.kind = 'post' and s.synced_at is null`;

/** Finds training posts that are not yet in the library. */
@Injectable()
export class TrainingPostSyncRepository {
  constructor(private readonly database: Database) {}

  /** Null when there is nothing to do. Locks the row until the transaction ends, so that two syncs run one after the other. */
  async lockUnsynced(userId: string, id: string): Promise<UnsyncedTrainingPost | null> {
    const [row] = await this.database.query<UnsyncedTrainingPost>(
      `${UNSYNCED} and s.id = $2 for update of s`,
      [userId, id],
    );
    return row ?? null;
  }

  /** Many of a user's, locked in the same way. */
  async lockAllUnsynced(userId: string, limit: number): Promise<UnsyncedTrainingPost[]> {
    return this.database.query<UnsyncedTrainingPost>(`${UNSYNCED} order by s.id limit $2 for update of s`, [
      userId,
      limit,
    ]);
  }

  /** Callers hold the rows' locks. */
  async markSynced(userId: string, ids: readonly string[]): Promise<void> {
    await this.database.query(
      'update sample_post_analytics set synced_at = now() where id = any ($1::uuid[]) and user_id = $2',
      [ids, userId],
    );
  }

  /** Training posts of all users that have waited this long, by id after `after`. */
  async findOverdue(
    lateSeconds: number,
    page: { readonly limit: number; readonly after: string },
  ): Promise<{ id: string; user_id: string }[]> {
    return this.database.query<{ id: string; user_id: string }>(
      `select id, user_id from sample_post_analytics
        where kind = 'post' and synced_at is null and updated_at < now() - make_interval(secs => $1) and id > $2
        order by id limit $3`,
      [lateSeconds, page.after, page.limit],
    );
  }
}
