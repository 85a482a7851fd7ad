import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/** Stored files to be deleted, with their due times. */
@Injectable()
export class FileErasuresRepository {
  constructor(private readonly database: Database) {}

  /** In the caller's transaction, if there is one. */
  async plan(keys: readonly string[], afterMinutes: number): Promise<void> {
    await this.database.query(
      `insert into file_erasures (storage_key, due_at)
       select key, now() + make_interval(mins => $2) from unnest($1::text[]) as key
       on conflict (storage_key) do update set due_at = excluded.due_at`,
      [keys, afterMinutes],
    );
  }

  /** Cancels the deletion: the files are needed. */
  async takeBack(keys: readonly string[]): Promise<void> {
    await this.database.query('delete from file_erasures where storage_key = any ($1::text[])', [keys]);
  }

  /** Due ones, locked until the transaction ends; a second process takes other ones. */
  async lockDue(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ storage_key: string }>(
      `select storage_key from file_erasures where due_at <= now()
        order by due_at limit $1 for update skip locked`,
      [limit],
    );
    return rows.map(({ storage_key }) => storage_key);
  }

  /** Postpones deletions that failed. */
  async postpone(keys: readonly string[], minutes: number): Promise<void> {
    await this.database.query(
      `update file_erasures set due_at = now() + make_interval(mins => $2) where storage_key = any ($1::text[])`,
      [keys, minutes],
    );
  }
}
