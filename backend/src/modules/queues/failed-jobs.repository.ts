import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** What the queue itself does not tell of what failed: who may act on a job, of several at once, and mails without one. */
@Injectable()
export class FailedJobsRepository {
  constructor(private readonly database: Database) {}

  /** False where somebody else holds the job; held until the transaction ends. */
  async hold(queue: string, id: string): Promise<boolean> {
    const [row] = await this.database.query<{ is_free: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as is_free`,
      [`failed job ${queue} ${id}`],
    );
    return row?.is_free ?? false;
  }

  /** Mails that were given up in the last days: their jobs ended well, or are gone with the queue. */
  async countLostMails(days: number): Promise<number> {
    const [row] = await this.database.query<{ lost: number }>(
      'select count(*)::int as lost from outgoing_mails where failed_at > now() - make_interval(days => $1)',
      [days],
    );
    return row?.lost ?? 0;
  }
}
