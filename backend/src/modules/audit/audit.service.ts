import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AuditRepository, type AuditRow } from './audit.repository.js';

/** One audit entry; never put a secret into `details`. */
export interface AuditRecord {
  /** The actor; null for Drumbeat itself. */
  readonly actor_id: string | null;
  /** Noun and verb in the past: `user.updated`, `prompt_batch.created`. */
  readonly action: string;
  /** The table of the row it was done to. */
  readonly entity: string;
  readonly entity_id: string;
  readonly details?: Record<string, unknown>;
}

/** The audit log (CONSOLE-2). */
@Injectable()
export class AuditService {
  constructor(
    private readonly repository: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Writes in the caller's transaction, so that the row exists exactly when the change does. */
  async record(record: AuditRecord): Promise<void> {
    await this.repository.insert({ ...record, details: record.details ?? {}, at: this.clock.now() });
  }

  /** Records several at once. */
  async recordAll(records: readonly AuditRecord[]): Promise<void> {
    const at = this.clock.now();
    if (records.length > 0) {
      await this.repository.insertAll(
        records.map((record) => ({ ...record, details: record.details ?? {}, at })),
      );
    }
  }

  async hasSince(since: Date, entry: Pick<AuditRecord, 'action' | 'entity' | 'entity_id'>): Promise<boolean> {
    return this.repository.hasSince(since, entry);
  }

  /** Address of who did the newest of what was done to this row with these details, for those who did it at the same time. */
  async lastActor(
    row: Pick<AuditRecord, 'entity' | 'entity_id'>,
    details: Record<string, unknown>,
  ): Promise<string | null> {
    return this.repository.findLastActor(row, details);
  }

  async list(query: AdminListQuery): Promise<{ rows: AuditRow[]; total: number }> {
    return this.repository.list(query);
  }
}
