import type { PerformanceFigures, PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A training post with the fields that the library needs. */
export interface UnsyncedTrainingPost extends PerformanceFigures {
  readonly id: string;
  readonly post_content: string;
  readonly post_date: PlainDate | null;
  readonly linkedin_url: string | null;
  readonly user_time_zone: string;
}

/** Finds training posts that are not yet in the library. */
@Injectable()
export class TrainingPostSyncRepository {
  constructor(private readonly database: Database) {}

  /** Null when there is nothing to do. Locks the row until the transaction ends, so that two syncs run one after the other. */
  async lockUnsynced(userId: string, id: string): Promise<UnsyncedTrainingPost | null> {
    const [row] = await this.database.query<UnsyncedTrainingPost>(
      `select s.id, s.post_content, s.impressions, s.likes, s.comments, s.shares, s.post_date::text, s.linkedin_url,
              u.time_zone as user_time_zone
         from sample_post_analytics s join profiles u on u.id = s.user_id
        where s.id = $1 and s.user_id = $2 and s.synced_at is null for update of s`,
      [id, userId],
    );
    return row ?? null;
  }

  /** Callers hold the row's lock. */
  async markSynced(userId: string, id: string): Promise<void> {
    await this.database.query(
      'update sample_post_analytics set synced_at = now() where id = $1 and user_id = $2',
      [id, userId],
    );
  }

  /** Training posts of all users that have waited this long, by id after `after`. */
  async findOverdue(
    lateSeconds: number,
    page: { readonly limit: number; readonly after: string },
  ): Promise<{ id: string; user_id: string }[]> {
    return this.database.query<{ id: string; user_id: string }>(
      `select id, user_id from sample_post_analytics
        where synced_at is null and updated_at < now() - make_interval(secs => $1) and id > $2
        order by id limit $3`,
      [lateSeconds, page.after, page.limit],
    );
  }
}
