import { Injectable } from '@nestjs/common';
import { sha256 } from '../crypto/token.js';
import { Database } from '../database/database.js';
import { ContinuityJournal } from './continuity-journal.js';

/** Takes the words of deleted accounts out of the journal: planned with the deletion, done by a worker, tried until it is done. */
@Injectable()
export class JournalErasuresService {
  constructor(
    private readonly database: Database,
    private readonly journal: ContinuityJournal,
  ) {}

  /** Call in the transaction that deletes the accounts: nothing is noted of them from then on. */
  async plan(userIds: readonly string[]): Promise<void> {
    await this.database.query(
      `insert into journal_erasures (user_digest) select * from unnest($1::text[]) on conflict do nothing`,
      [userIds.map(sha256)],
    );
  }

  /** Reads the whole journal where anything is planned. Several at once do the same, and no harm. */
  async eraseDue(): Promise<void> {
    const rows = await this.database.query<{ user_digest: string }>(
      'select user_digest from journal_erasures order by requested_at',
    );
    if (rows.length === 0) return;
    const digests = new Set(rows.map(({ user_digest }) => user_digest));
    await this.journal.eraseWords((userId) => digests.has(sha256(userId)));
    await this.database.query('delete from journal_erasures where user_digest = any($1::text[])', [
      [...digests],
    ]);
  }
}
