import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { channelIsOpen } from '../../../platform/outgoing-channels/channel-pauses.repository.js';
import { Database } from '../../../platform/database/database.js';
import { isWithinGrace } from '../ledger-sql.js';

export interface WakeUp {
  readonly id: string;
  readonly version: number;
  readonly fence: number;
  /** Milliseconds until it may be claimed. */
  readonly delay_ms: number;
}

/** Which publications are to be queued, and which are overdue all the same. Rows that another process holds are skipped. */
@Injectable()
export class WakeUpsRepository {
  private readonly graceSeconds: number;
  private readonly planAheadSeconds: number;
  private readonly stragglerSeconds: number;

  constructor(
    private readonly database: Database,
    { publishing }: AppConfig,
  ) {
    this.graceSeconds = publishing.graceMs / 1000;
    this.planAheadSeconds = publishing.planAheadMs / 1000;
    this.stragglerSeconds = (2 * publishing.plannerIntervalMs) / 1000;
  }

  /** Marks publications due within the planning horizon as queued and returns them, earliest first. */
  async take(limit: number): Promise<WakeUp[]> {
    return this.database.query<WakeUp>(
      `with due as (
         select id from publications
          where state = 'scheduled' and queued_at is null and held_since is null and ${channelIsOpen('publishing')}
            and due_at <= now() + make_interval(secs => $1)
            and coalesce(next_try_at, due_at) <= now() + make_interval(secs => $1)
            and ${isWithinGrace('publications', '$2')}
          order by due_at, id limit $3 for update skip locked
       )
       update publications p set queued_at = now() from due where p.id = due.id
       returning p.id, p.version, p.fence,
         greatest(0, ceil(extract(epoch from greatest(p.due_at, p.next_try_at) - clock_timestamp()) * 1000))::float8 as delay_ms`,
      [this.planAheadSeconds, this.graceSeconds, limit],
    );
  }

  /** Returns those that the queue did not accept: the next tick tries again. */
  async giveBack(ids: readonly string[]): Promise<void> {
    await this.database.query(
      `update publications set queued_at = null where id = any($1) and state = 'scheduled'`,
      [ids],
    );
  }

  /** Overdue publications with a queued wake-up: the queue lost it, or is too slow. */
  async findStragglers(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from publications
        where state = 'scheduled' and held_since is null and ${channelIsOpen('publishing')}
          and ${isWithinGrace('publications', '$2')} and due_at < now() - make_interval(secs => $1)
          and coalesce(next_try_at, due_at) < now() - make_interval(secs => $1)
        order by due_at, id limit $3`,
      [this.stragglerSeconds, this.graceSeconds, limit],
    );
    return rows.map(({ id }) => id);
  }
}
