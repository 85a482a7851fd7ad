import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

@Injectable()
export class TrackingRefusalsRepository {
  constructor(private readonly database: Database) {}

  async isRefused(userId: string): Promise<boolean> {
    const rows = await this.database.query('select from tracking_refusals where user_id = $1', [userId]);
    return rows.length > 0;
  }

  /** Waits for sessions that are just beginning, and has later ones wait: within a transaction none slips through. */
  async insert(userId: string, now: Date): Promise<void> {
    await this.database.query('select from profiles where id = $1 for update', [userId]);
    await this.database.query(
      'insert into tracking_refusals (user_id, refused_at) values ($1, $2) on conflict do nothing',
      [userId, now],
    );
  }

  async delete(userId: string): Promise<void> {
    await this.database.query('delete from tracking_refusals where user_id = $1', [userId]);
  }
}
