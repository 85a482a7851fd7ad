import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { TypeORMError, type DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

interface UnitOfWork {
  readonly connection: PoolClient;
  readonly afterCommit: (() => Promise<void> | void)[];
  /** True once COMMIT or ROLLBACK was sent: the connection is about to be reused. */
  isOver: boolean;
}

/**
 * Access to PostgreSQL. A transaction is passed along the asynchronous call chain, so repositories need no argument for it: their
 * statements are inside whatever transaction their caller opened.
 *
 * Statements go to TypeORM's pool directly. Its query runners, made and released for each statement or transaction, cost a third
 * of a page's own work (docs/benchmarks.md) and nothing here needs what they add.
 */
@Injectable()
export class Database {
  private readonly logger = new Logger(Database.name);
  private readonly current = new AsyncLocalStorage<UnitOfWork>();

  constructor(private readonly dataSource: DataSource) {}

  /** Runs plain SQL with `$1`… parameters in the current transaction, or on its own; returns the rows. */
  async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const unit = this.current.getStore();
    // Calls that outlive their transaction, like the rest of a failed Promise.all, must not run in the next one's.
    if (unit?.isOver) throw new Error('The transaction that this statement belongs to is over');
    return (await (unit?.connection ?? this.pool).query(sql, [...parameters])).rows as Row[];
  }

  /** TypeORM's pool; undefined once the source was closed. */
  private get pool(): Pool {
    const pool = (this.dataSource.driver as PostgresDriver).master as Pool | undefined;
    if (!pool) throw new TypeORMError('Driver not Connected');
    return pool;
  }

  /** One transaction around `work`; a call inside another one joins it. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.current.getStore()) return work();
    const unit: UnitOfWork = { connection: await this.pool.connect(), afterCommit: [], isOver: false };
    const result = await this.commit(unit, work);
    for (const effect of unit.afterCommit) {
      // The data is committed: a sweeper finds a lost wake-up, so it must not turn success into an error.
      await this.current
        .exit(async () => effect())
        .catch((error: unknown) => {
          this.logger.error({ err: error }, 'An effect after commit failed');
        });
    }
    return result;
  }

  /**
   * A transaction with a statement time-out: PostgreSQL cancels a longer statement (`isStoppedStatement`) and rolls
   * back. @param milliseconds per statement
   */
  async withStatementTimeout<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
    return this.transaction(async () => {
      // SET takes no snapshot, as a query would: the work may still choose the transaction's isolation.
      await this.query(`set local statement_timeout = ${Math.round(milliseconds)}`);
      return work();
    });
  }

  /** Returns the connection to the pool, or discards it when it is unusable. */
  private async commit<Result>(unit: UnitOfWork, work: () => Promise<Result>): Promise<Result> {
    const { connection } = unit;
    let failure: Error | undefined;
    // The pool listens to idle connections only; an unhandled error would end the process.
    const fail = (error: Error) => void (failure ??= error);
    connection.on('error', fail);
    try {
      await connection.query('begin');
      const result = await this.current.run(unit, work);
      unit.isOver = true;
      await connection.query('commit');
      return result;
    } catch (error) {
      unit.isOver = true;
      await connection.query('rollback').catch(fail);
      throw error;
    } finally {
      connection.off('error', fail);
      connection.release(failure);
    }
  }

  /** True inside a transaction, whose commit `afterCommit` would wait for. */
  get isInTransaction(): boolean {
    return this.current.getStore() !== undefined;
  }

  /** Runs `effect` when the outermost transaction has committed, or at once outside of one. */
  async afterCommit(effect: () => Promise<void> | void): Promise<void> {
    const unit = this.current.getStore();
    if (unit) unit.afterCommit.push(effect);
    else await effect();
  }
}
