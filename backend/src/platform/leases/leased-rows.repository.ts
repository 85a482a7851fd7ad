import type { Database } from '../database/database.js';

/** A row leased by one worker. Only the holder of `lease_id` can end it. */
export interface Claim {
  readonly id: string;
  readonly lease_id: string;
  /** Counts this one. */
  readonly attempts: number;
}

/** Long enough to survive a pause, short enough that another worker soon takes over a killed worker's row. */
export const LEASE_SECONDS = 60;

/** A row without a wake-up for this long was lost by the queue. */
const FORGOTTEN_AFTER_SECONDS = 60;
const WAKE_AT_MOST = 100;

export interface LeasedTable {
  readonly name: string;
  /** The status of a row that a worker has; it is 'queued' before, 'done' or 'failed' after. */
  readonly working: string;
  /** Columns of a claim besides its own, as SQL. */
  readonly claimed: string;
  /** Further assignments when a row fails, as SQL. */
  readonly atFailure?: string;
  /** Which of its failed rows can be begun anew, as SQL; none where it is left out. */
  readonly beginsAnew?: string;
}

/**
 * Leases of rows in a table with the columns status, attempts, lease_id, lease_until, woken_at, finished_at and error.
 * Each method is one conditional UPDATE, so that any number of workers may call it at once; time is PostgreSQL's, so that
 * their clocks do not matter.
 */
export abstract class LeasedRows<Claimed extends Claim> {
  protected constructor(
    protected readonly database: Database,
    private readonly table: LeasedTable,
  ) {}

  /**
   * Claims a row that waits or whose worker was lost, and for who had its job run again one that failed, with all of its attempts; null
   * when there is nothing to do.
   */
  async claim(id: string, { isRetried = false } = {}): Promise<Claimed | null> {
    const { name, working, claimed, beginsAnew = 'false' } = this.table;
    const [row] = await this.database.query<Claimed>(
      `update ${name} r
          set status = '${working}', attempts = case when status = 'failed' then 1 else attempts + 1 end,
              lease_id = gen_random_uuid(), lease_until = now() + make_interval(secs => $2),
              error = case when status = 'failed' then null else error end,
              finished_at = case when status = 'failed' then null else finished_at end
        where id = $1 and (status = 'queued' or (status = '${working}' and lease_until < now())
                           or ($3 and status = 'failed' and ${beginsAnew}))
       returning id, lease_id, attempts, ${claimed}`,
      [id, LEASE_SECONDS, isRetried],
    );
    return row ?? null;
  }

  async hasFailed(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `select id from ${this.table.name} where id = $1 and status = 'failed'`,
      [id],
    );
    return rows.length === 1;
  }

  /** False when the lease is no longer ours. */
  async renew(claim: Claim): Promise<boolean> {
    return this.change(claim, 'lease_until = now() + make_interval(secs => $3)', LEASE_SECONDS);
  }

  /** Releases the row for another attempt. */
  async release(claim: Claim): Promise<boolean> {
    return this.change(claim, `status = 'queued', lease_id = null, lease_until = null`);
  }

  /** The same for a worker that has to stop: this attempt does not count. */
  async handBack(claim: Claim): Promise<boolean> {
    return this.change(
      claim,
      `status = 'queued', attempts = attempts - 1, lease_id = null, lease_until = null`,
    );
  }

  /** Holds the row until the transaction ends; false when the lease is no longer ours. */
  async hold({ id, lease_id }: Claim): Promise<boolean> {
    const rows = await this.database.query(
      `select id from ${this.table.name} where id = $1 and lease_id = $2 for update`,
      [id, lease_id],
    );
    return rows.length === 1;
  }

  /** `error` is shown to people. */
  async fail(claim: Claim, error: string): Promise<boolean> {
    const { atFailure } = this.table;
    return this.end(claim, 'failed', `error = $3${atFailure === undefined ? '' : `, ${atFailure}`}`, error);
  }

  /** Ids of rows without a job for a while. Each is returned to one caller, at most once a minute. */
  async takeForgotten(): Promise<string[]> {
    const { name, working } = this.table;
    const rows = await this.database.query<{ id: string }>(
      `update ${name} set woken_at = now()
        where id in (
          select id from ${name}
           where status in ('queued', '${working}') and woken_at < now() - make_interval(secs => $1)
             and (status = 'queued' or lease_until < now())
           order by woken_at limit $2 for update skip locked)
       returning id`,
      [FORGOTTEN_AFTER_SECONDS, WAKE_AT_MOST],
    );
    return rows.map(({ id }) => id);
  }

  /** Ends the row with these columns, whose parameters begin with $3; false when the lease is no longer ours. */
  protected async end(
    claim: Claim,
    status: 'done' | 'failed',
    columns: string,
    ...parameters: readonly unknown[]
  ): Promise<boolean> {
    return this.change(
      claim,
      `status = '${status}', lease_id = null, lease_until = null, finished_at = now(), ${columns}`,
      ...parameters,
    );
  }

  private async change(
    { id, lease_id }: Claim,
    columns: string,
    ...parameters: readonly unknown[]
  ): Promise<boolean> {
    const rows = await this.database.query(
      `update ${this.table.name} set ${columns} where id = $1 and lease_id = $2 returning id`,
      [id, lease_id, ...parameters],
    );
    return rows.length === 1;
  }
}
