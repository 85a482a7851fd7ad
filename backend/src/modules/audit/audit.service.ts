import { HOUR_MS, type AuditAction, type AuditRecordKind, type ReadingAction } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AuditRepository, type AuditRow, type NewAuditEntry } from './audit.repository.js';

/** One audit entry; never put a secret into `details`. */
export interface AuditRecord {
  /** The actor; null for Drumbeat itself. */
  readonly actor_id: string | null;
  /** Whom it is about; null where that is nobody. By it the log forgets the details with the account. */
  readonly user_id: string | null;
  readonly action: AuditAction;
  /** The record that it was done to. */
  readonly entity: AuditRecordKind;
  readonly entity_id: string;
  readonly details?: Record<string, unknown>;
}

/** What staff see of one user. */
export interface Reading {
  readonly user_id: string;
  /** Lists, as what is seen later in the same hour is added to them. */
  readonly things?: Readonly<Record<string, readonly string[]>>;
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
    await this.repository.insert(entryOf(record, this.clock.now()));
  }

  /** Records several at once. */
  async recordAll(records: readonly AuditRecord[]): Promise<void> {
    const at = this.clock.now();
    if (records.length > 0) await this.repository.insertAll(records.map((record) => entryOf(record, at)));
  }

  /**
   * Notes that staff look at what is users': of each user one row an hour, however often a page is fetched anew, with all that
   * was seen meanwhile. Nothing is noted of what is their own.
   */
  async noteReading(actorId: string, action: ReadingAction, readings: readonly Reading[]): Promise<void> {
    const at = this.clock.now();
    const reading_hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
    const ofOthers = readings.filter(({ user_id }) => user_id !== actorId);
    if (ofOthers.length === 0) return;
    await this.repository.addReadings(
      ofOthers.map(({ user_id, things = {} }) => ({
        ...{ at, reading_hour, actor_id: actorId, user_id, action },
        ...{ entity: 'profiles', entity_id: user_id, details: things },
      })),
    );
  }

  /**
   * Replaces a user who goes by a pseudonym, and empties the details of what is about them. Action and time stay readable.
   * Call it in the transaction that deletes the account.
   */
  async forget(userId: string, pseudonym: string): Promise<void> {
    await this.repository.forget(userId, pseudonym);
  }

  async hasSince(since: Date, entry: Pick<AuditRecord, 'action' | 'entity' | 'entity_id'>): Promise<boolean> {
    return this.repository.hasSince(since, entry);
  }

  /** Address of who did the newest of what was done to this row with these details, for those who did it at the same time. */
  async lastActor(
    row: Pick<AuditRecord, 'entity' | 'entity_id'>,
    details: Record<string, unknown> = {},
  ): Promise<string | null> {
    return this.repository.findLastActor(row, details);
  }

  async list(query: AdminListQuery): Promise<{ rows: AuditRow[]; total: number }> {
    return this.repository.list(query);
  }
}

const entryOf = (record: AuditRecord, at: Date): NewAuditEntry => ({
  ...record,
  details: record.details ?? {},
  at,
  reading_hour: null,
});
