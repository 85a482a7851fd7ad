import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { COSTLY_CALLS } from '../../platform/http/costly/costly-call.js';
import type { PersonalTable } from './personal-tables.js';

/** A row as JSON. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** One table of a user's, to be read from the start as often as is wanted, while the visit lasts. */
export interface ExportedTable {
  readonly name: string;
  /** In the table's order. */
  readonly columns: readonly string[];
  /** Fetched in small portions, whatever the table's size. One reader at a time. */
  readonly rows: () => AsyncGenerator<ExportedRow, void, undefined>;
}

/** Rows that are in memory at the same time: the longest texts make a few hundred kB of them. */
const BATCH = 50;

/** Reads across all tables: what is a user's is one thing here, whichever module keeps it. */
@Injectable()
export class PersonalDataRepository {
  constructor(private readonly database: Database) {}

  /**
   * Leads through all tables as they were at one moment, one after the other. Call outside of a transaction: it holds one, which
   * PostgreSQL ends where a visit keeps it waiting for longer than `idle_in_transaction_session_timeout`.
   */
  async visit(
    userId: string,
    tables: readonly PersonalTable[],
    visitor: (table: ExportedTable) => Promise<void>,
  ): Promise<void> {
    await this.database.withStatementTimeout(COSTLY_CALLS.export.statementMs, async () => {
      await this.database.query('set transaction isolation level repeatable read, read only');
      const columns = await this.columnsOf(tables);
      for (const table of tables) {
        const shown = (columns.get(table.name) ?? []).filter((name) => !(name in (table.withheld ?? {})));
        await visitor({
          name: table.name,
          columns: shown,
          rows: () => this.rowsOf(userId, table, shown),
        });
      }
    });
  }

  private async columnsOf(tables: readonly PersonalTable[]): Promise<Map<string, string[]>> {
    const rows = await this.database.query<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
         from information_schema.columns
        where table_schema = current_schema() and table_name = any ($1)
        group by table_name`,
      [tables.map(({ name }) => name)],
    );
    return new Map(rows.map(({ name, columns }) => [name, columns]));
  }

  /** PostgreSQL writes the JSON: dates stay dates, and instants keep their zone. */
  private async *rowsOf(
    userId: string,
    { name, owned }: PersonalTable,
    columns: readonly string[],
  ): AsyncGenerator<ExportedRow, void, undefined> {
    await this.database.query(
      `declare exported no scroll cursor for
       select row_to_json(t) as row from (select ${columns.join(', ')} from ${name} where ${owned} order by 1) t`,
      [userId],
    );
    for (;;) {
      const rows = await this.database.query<{ row: ExportedRow }>(`fetch ${BATCH} from exported`);
      for (const { row } of rows) yield row;
      if (rows.length < BATCH) break;
    }
    await this.database.query('close exported');
  }
}
