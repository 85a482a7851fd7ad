import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/** Accounts with texts to erase from the journal, by digests of their ids. */
@Injectable()
export class JournalErasuresRepository {
  constructor(private readonly database: Database) {}

  /** Keeps existing ones. */
  async insert(digests: readonly string[]): Promise<void> {
    await this.database.query(
      `insert into journal_erasures (user_digest) select * from unnest($1::text[]) on conflict do nothing`,
      [digests],
    );
  }

  /** The oldest first. */
  async findAll(): Promise<string[]> {
    const rows = await this.database.query<{ user_digest: string }>(
      'select user_digest from journal_erasures order by requested_at',
    );
    return rows.map(({ user_digest }) => user_digest);
  }

  async delete(digests: readonly string[]): Promise<void> {
    await this.database.query('delete from journal_erasures where user_digest = any($1::text[])', [digests]);
  }
}
