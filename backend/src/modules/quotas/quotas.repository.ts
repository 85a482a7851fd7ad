import type { QuotaKind } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

export type QuotaUsage = Readonly<Record<QuotaKind, number>>;

/** Counts everything in the database, also deleted posts while they can be restored. */
const COUNTS: Record<QuotaKind, string> = {
  posts: `select count(*)::float8 from posts where user_id = $1 and source_type <> 'training'`,
  notes: 'select count(*)::float8 from saved_post_notes where user_id = $1',
  training_posts: `select count(*)::float8 from sample_post_analytics where user_id = $1 and kind <> 'interview'`,
  files: 'select count(*)::float8 from media where user_id = $1',
  file_bytes: 'select coalesce(sum(bytes), 0)::float8 from media where user_id = $1',
};

@Injectable()
export class QuotasRepository {
  constructor(private readonly database: Database) {}

  /** Locks this quota of the user until the transaction ends: other additions of this kind wait. */
  async lock(userId: string, kind: QuotaKind): Promise<void> {
    await this.database.query(`select pg_advisory_xact_lock(hashtextextended('quota:' || $1 || $2, 0))`, [
      kind,
      userId,
    ]);
  }

  async count(userId: string, kind: QuotaKind): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(`select (${COUNTS[kind]}) as count`, [userId]);
    return row?.count ?? 0;
  }

  async countAll(userId: string): Promise<QuotaUsage> {
    const columns = Object.entries(COUNTS).map(([kind, count]) => `(${count}) as ${kind}`);
    const [row] = await this.database.query<QuotaUsage>(`select ${columns.join(', ')}`, [userId]);
    return row ?? { posts: 0, notes: 0, training_posts: 0, files: 0, file_bytes: 0 };
  }
}
