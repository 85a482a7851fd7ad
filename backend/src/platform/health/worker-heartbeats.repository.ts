import { Injectable } from '@nestjs/common';
import { DATABASE_HERE } from '../continuity/continuity.repository.js';
import { Database } from '../database/database.js';

/** A worker shows itself this often … */
export const HEARTBEAT_MS = 5_000;
/** … and is taken for gone after this long without; a pause of its machine or of the database is shorter. */
const SILENT_AFTER_SECONDS = 60;

/** What a sign of life bears as it is written, and what it bears as it is read, unless a backup brought it here meanwhile. */
const WRITTEN_HERE = `concat_ws(':', ${DATABASE_HERE}, pg_current_xact_id()::xid)`;
const STILL_HERE = `concat_ws(':', ${DATABASE_HERE}, xmin)`;

export interface WorkersSeen {
  /** How many showed themselves within the last minute, to this database: signs of life that were restored prove nothing. */
  readonly alive: number;
  /** The latest sign of any; null where there never was one. */
  readonly last_seen_at: Date | null;
}

/** The signs of life of workers: whether anybody publishes at all. Time is the database's. */
@Injectable()
export class WorkerHeartbeatsRepository {
  constructor(private readonly database: Database) {}

  /** Also forgets those that are long gone, but never the latest of all. A statement of its own, outside of transactions. */
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
  async sayGoodBye(owner: number): Promise<void> {
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
