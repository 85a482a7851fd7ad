import { Injectable } from '@nestjs/common';
import { sha256 } from '../crypto/token.js';
import { ContinuityJournal } from './continuity-journal.js';
import { JournalErasuresRepository } from './journal-erasures.repository.js';

/** Erases the texts of deleted accounts from the journal: planned with the deletion, done by a worker, retried until done. */
@Injectable()
export class JournalErasuresService {
  constructor(
    private readonly repository: JournalErasuresRepository,
    private readonly journal: ContinuityJournal,
  ) {}

  /** Call in the transaction that deletes the accounts: nothing is noted of them from then on. */
  async plan(userIds: readonly string[]): Promise<void> {
    await this.repository.insert(userIds.map(sha256));
  }

  /** Reads the whole journal where anything is planned. Several at once do the same, and no harm. */
  async eraseDue(): Promise<void> {
    const digests = new Set(await this.repository.findAll());
    if (digests.size === 0) return;
    await this.journal.eraseWords((userId) => digests.has(sha256(userId)));
    await this.repository.delete([...digests]);
  }
}
