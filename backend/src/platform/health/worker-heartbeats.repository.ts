import { Injectable } from '@nestjs/common';
import { DATABASE_HERE } from '../continuity/continuity.repository.js';
import { Database } from '../database/database.js';

/** Interval of a worker's heartbeats … */
export const HEARTBEAT_MS = 5_000;
/** … and is taken for gone after this long without; a pause of its machine or of the database is shorter. */
const SILENT_AFTER_SECONDS = 60;

/** The database identity stored in a heartbeat, and the one expected when reading; they differ after a restore. */
const WRITTEN_HERE = `concat_ws(':', ${DATABASE_HERE}, pg_current_xact_id()::xid)`;
const STILL_HERE = `concat_ws(':', ${DATABASE_HERE}, xmin)`;

export interface WorkersSeen {
  /** Number of workers with a heartbeat within the last minute in this database: restored heartbeats prove nothing. */
  readonly alive: number;
  /** The latest heartbeat of any; null when there never was one. */
  readonly last_seen_at: Date | null;
}

/** Worker heartbeats: whether any worker publishes at all. Time is the database's. */
@Injectable()
export class WorkerHeartbeatsRepository {
  constructor(private readonly database: Database) {}

  /** Also deletes old ones, but never the latest of all. A statement of its own, outside of transactions. */
  async beat(owner: number): Promise<void> {
    await this.database.query(
      `with gone as (
         delete from worker_heartbeats where owner_id <> $1 and seen_at < now() - interval '1 day'
       )
       insert into worker_heartbeats (owner_id, written_in) values ($1, ${WRITTEN_HERE})
         on conflict (owner_id) do update set seen_at = now(), written_in = excluded.written_in`,
      [owner],
    );
  }

  /** This one ends: it counts no more from now on, and when it was seen last stays known. */
  async signOff(owner: number): Promise<void> {
    await this.database.query('update worker_heartbeats set written_in = null where owner_id = $1', [owner]);
  }

  async look(): Promise<WorkersSeen> {
    const [row] = await this.database.query<WorkersSeen>(
      `select (count(*) filter (
                where seen_at > now() - make_interval(secs => $1) and written_in = ${STILL_HERE}))::int as alive,
              max(seen_at) as last_seen_at
         from worker_heartbeats`,
      [SILENT_AFTER_SECONDS],
    );
    return row ?? { alive: 0, last_seen_at: null };
  }
}
