import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { TypeORMError, type DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

interface UnitOfWork {
  readonly manager: EntityManager;
  readonly afterCommit: (() => Promise<void> | void)[];
}

/**
 * The way to PostgreSQL. A transaction travels with the asynchronous call chain, so repositories need no manager argument:
 * they take `manager` and are inside whatever transaction their caller opened.
 */
@Injectable()
export class Database {
  private readonly logger = new Logger(Database.name);
  private readonly current = new AsyncLocalStorage<UnitOfWork>();

  constructor(private readonly dataSource: DataSource) {}

  get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.dataSource.manager;
  }

  /** Runs plain SQL with `$1`… parameters in the current transaction, or on its own; answers the rows. */
  async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const unit = this.current.getStore();
    // Outside of a transaction TypeORM would make and release a query runner for each statement, which costs a third of a
    // page's own work (docs/benchmarks.md); its pool alone does the same.
    if (!unit) return (await this.pool.query(sql, [...parameters])).rows as Row[];
    const result: unknown = await unit.manager.query(sql, [...parameters]);
    // TypeORM answers [rows, count] for UPDATE and DELETE, and rows for the rest.
    if (
      Array.isArray(result) &&
      result.length === 2 &&
      Array.isArray(result[0]) &&
      typeof result[1] === 'number'
    ) {
      return result[0] as Row[];
    }
    return result as Row[];
  }

  /** TypeORM's pool; it is gone once the source was closed. */
  private get pool(): Pool {
    const pool = (this.dataSource.driver as PostgresDriver).master as Pool | undefined;
    if (!pool) throw new TypeORMError('Driver not Connected');
    return pool;
  }

  /** One transaction around `work`; a call inside another one joins it. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.current.getStore()) return work();
    const afterCommit: UnitOfWork['afterCommit'] = [];
    const result = await this.dataSource.transaction((manager) =>
      this.current.run({ manager, afterCommit }, work),
    );
    for (const effect of afterCommit) {
      // The data is committed: a lost wake-up is found by a sweeper, so it must not turn success into an error.
      await this.current
        .exit(async () => effect())
        .catch((error: unknown) => {
          this.logger.error({ err: error }, 'An effect after commit failed');
        });
    }
    return result;
  }

  /** Runs `effect` when the outermost transaction has committed, or at once outside of one. */
  async afterCommit(effect: () => Promise<void> | void): Promise<void> {
    const unit = this.current.getStore();
    if (unit) unit.afterCommit.push(effect);
    else await effect();
  }
}
