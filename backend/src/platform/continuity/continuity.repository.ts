import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { DataFacts } from './continuity.policy.js';
import { channelIsOpen } from '../outgoing-channels/channel-pauses.repository.js';

export interface ContinuityRow extends DataFacts {
  /** Null until the first program starts. */
  readonly installationId: string | null;
  /** The data's last heartbeat; null before a worker has run on it … */
  readonly signedAt: Date | null;
  /** … and its age, by the server's clock. */
  readonly silentMs: number;
}

/** The database of a statement, and the ledger's position then. */
export interface Whereabouts {
  readonly position: number;
  /** Installation, server, timeline, database and the server's last start, in one string that changes with any of them. */
  readonly fingerprint: string;
  readonly isPaused: boolean;
  /** Since when the storage takes no mark; null while it does. */
  readonly unmarkedSince: Date | null;
}

/** The server's settings for the durability of commits. */
export interface ServerDurability {
  readonly fsync: boolean;
  readonly fullPageWrites: boolean;
}

/** PostgreSQL has one file of control data and one WAL position; both identify it. */
const SYSTEM = '(select system_identifier::text from pg_control_system())';
const TIMELINE = 'substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)';
const DATABASE_OID = '(select oid::text from pg_database where datname = current_database())';
/**
 * Server, timeline and database of a statement, in one string: it differs for a dump restored elsewhere and for a new
 * timeline.
 */
export const DATABASE_HERE = `concat_ws(':', ${SYSTEM}, ${TIMELINE}, ${DATABASE_OID})`;
const FINGERPRINT = `concat_ws(':', installation_id, ${DATABASE_HERE}, extract(epoch from pg_postmaster_start_time()))`;

/**
 * The condition that a publication held since `heldSince` may have gone out early since the backup: the restore had
 * no complete journal. Both are SQL.
 */
export function mayHaveGoneOutEarly(heldSince: string): string {
  return `exists (select from data_restores r where not r.is_journal_whole and r.found_at >= ${heldSince})`;
}

/** The condition that what has this time may have come back with a backup. SQL. */
export function mayHaveComeBack(happenedAt: string): string {
  return `exists (select from data_restores r where r.found_at >= ${happenedAt})`;
}

@Injectable()
export class ContinuityRepository {
  private installation: string | null = null;

  constructor(private readonly database: Database) {}

  /** The name of this installation outside of the database, as it was found last. */
  async installationId(): Promise<string> {
    return this.installation ?? this.findInstallationId();
  }

  /** The same as it is now: rows of another installation may have been put under a running process. Chosen once. */
  async findInstallationId(): Promise<string> {
    const [row] = await this.database.query<{ installation_id: string }>(
      'select installation_id from continuity',
    );
    const known = row?.installation_id ?? (await this.chooseInstallationId());
    return (this.installation = known);
  }

  async read({ lock }: { lock: boolean }): Promise<ContinuityRow> {
    const [row] = await this.database.query<{
      installation_id: string | null;
      system_identifier: string | null;
      timeline: string | null;
      database_oid: string | null;
      position: string;
      signed_at: Date | null;
      silent_ms: number;
      server: string;
      server_timeline: string;
      server_database_oid: string;
    }>(
      `select installation_id, system_identifier, timeline, database_oid, position, signed_at,
              coalesce(extract(epoch from clock_timestamp() - signed_at) * 1000, 0)::float8 as silent_ms,
              ${SYSTEM} as server, ${TIMELINE} as server_timeline, ${DATABASE_OID} as server_database_oid
         from continuity${lock ? ' for update' : ''}`,
    );
    if (!row) throw new Error('The row of the continuity is gone');
    const { system_identifier: systemIdentifier, timeline, database_oid: databaseOid } = row;
    return {
      installationId: row.installation_id,
      signed:
        systemIdentifier === null || timeline === null ? null : { systemIdentifier, timeline, databaseOid },
      position: Number(row.position),
      signedAt: row.signed_at,
      silentMs: row.silent_ms,
      server: {
        systemIdentifier: row.server,
        timeline: row.server_timeline,
        databaseOid: row.server_database_oid,
      },
    };
  }

  /** Writes the data's heartbeat, on this server, at least at this position. */
  async sign(atLeast: number): Promise<Whereabouts> {
    return this.move(
      `greatest(position, $1::bigint) + 1, system_identifier = ${SYSTEM}, timeline = ${TIMELINE}, database_oid = ${DATABASE_OID}`,
      [atLeast],
    );
  }

  /** One step on, in the transaction of what is about to be sent: its row is everybody's, so it comes last. */
  async advance(): Promise<Whereabouts> {
    return this.move('position + 1', []);
  }

  /** How far the ledger is. */
  async position(): Promise<number> {
    const [row] = await this.database.query<{ position: string }>('select position from continuity');
    if (!row) throw new Error('The row of the continuity is gone');
    return Number(row.position);
  }

  /**
   * Something could not be written into the journal: it does not tell everything of data that is not past this
   * position.
   */
  async noteJournalGap(): Promise<void> {
    await this.database.query('update continuity set journal_gap = position');
  }

  /** The newest of these positions; null where the journal has everything. */
  async journalGap(): Promise<number | null> {
    const [row] = await this.database.query<{ journal_gap: string | null }>(
      'select journal_gap from continuity',
    );
    const gap = row?.journal_gap ?? null;
    return gap === null ? null : Number(gap);
  }

  /** Since when the storage takes no mark, by the server's clock; null while it does. */
  async unmarkedSince(): Promise<Date | null> {
    const [row] = await this.database.query<{ unmarked_since: Date | null }>(
      'select unmarked_since from continuity',
    );
    return row?.unmarked_since ?? null;
  }

  /** Whether the mark of the last step stands beside the journal. */
  async noteMarked(isMarked: boolean): Promise<void> {
    await this.database.query(
      `update continuity set unmarked_since = ${isMarked ? 'null' : 'coalesce(unmarked_since, now())'}`,
    );
  }

  async durability(): Promise<ServerDurability> {
    const [row] = await this.database.query<{ fsync: string; full_page_writes: string }>(
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes`,
    );
    return { fsync: row?.fsync === 'on', fullPageWrites: row?.full_page_writes === 'on' };
  }

  private async move(assignments: string, parameters: readonly unknown[]): Promise<Whereabouts> {
    const [row] = await this.database.query<{
      position: string;
      fingerprint: string;
      is_paused: boolean;
      unmarked_since: Date | null;
    }>(
      `update continuity set signed_at = clock_timestamp(), position = ${assignments}
       returning position, ${FINGERPRINT} as fingerprint, not ${channelIsOpen('publishing')} as is_paused, unmarked_since`,
      parameters,
    );
    if (!row) throw new Error('The row of the continuity is gone');
    return {
      position: Number(row.position),
      fingerprint: row.fingerprint,
      isPaused: row.is_paused,
      unmarkedSince: row.unmarked_since,
    };
  }

  /** A process that knew an installation keeps it: rows without an id are older than any. */
  private async chooseInstallationId(): Promise<string> {
    const [row] = await this.database.query<{ installation_id: string }>(
      `update continuity set installation_id = coalesce(installation_id, $1::uuid, gen_random_uuid()) returning installation_id`,
      [this.installation],
    );
    if (!row) throw new Error('The row of the continuity is gone');
    return row.installation_id;
  }
}
