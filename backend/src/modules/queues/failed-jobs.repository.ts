import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Of people who act on one failed job at the same time one does so: the queue itself says “done” to several. */
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
}
