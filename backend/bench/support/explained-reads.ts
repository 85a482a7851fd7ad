import { Client, DatabaseError } from 'pg';
import { LISTED_MOST } from '@drumbeat/domain';
import type { Database } from '../../src/platform/database/database.js';

/** The parts of PostgreSQL's `explain (analyze, format json)` that say how rows were found. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How a read was planned and what it cost. */
export interface ReadPlan {
  /** Tables of which more rows were read one after the other than a list counts. */
  readonly scanned: readonly string[];
  readonly indexes: readonly string[];
  /** Rows and entries that were looked at, those that a filter then left out included. */
  readonly rows: number;
  readonly milliseconds: number;
  /** True where PostgreSQL stopped it. */
  readonly isStopped: boolean;
}

const STOPPED = '57014';

/** A connection that explains what is read on it. */
export class ExplainedReads {
  private constructor(private readonly client: Client) {}

  static async open(url: string, mostMilliseconds: number): Promise<ExplainedReads> {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`set statement_timeout = ${mostMilliseconds}`);
    return new ExplainedReads(client);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** The plans of all statements of this read, run once each for their rows and once to be explained. */
  async plan(read: (database: Database) => Promise<unknown>): Promise<ReadPlan> {
    const plans: { node: PlanNode; milliseconds: number }[] = [];
    const query = async (sql: string, values: readonly unknown[] = []) => {
      // What a list writes down is written once.
      if (/^\s*insert/i.test(sql)) return [];
      // What it costs is read off a second run: the first may wait for a disk.
      const { rows } = await this.client.query<object>(sql, [...values]);
      const {
        rows: [plan],
      } = await this.client.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
        `explain (analyze, timing off, format json) ${sql}`,
        [...values],
      );
      const [explained] = plan!['QUERY PLAN'];
      plans.push({ node: explained.Plan, milliseconds: explained['Execution Time'] });
      return rows;
    };
    const isStopped = await read({ query } as unknown as Database).then(
      () => false,
      (error: unknown) => {
        if (error instanceof DatabaseError && error.code === STOPPED) return true;
        throw error;
      },
    );
    const nodes = plans.flatMap(({ node }) => allOf(node));
    const named = (key: 'Relation Name' | 'Index Name', of: readonly PlanNode[]) => [
      ...new Set(of.flatMap((node) => node[key] ?? [])),
    ];
    return {
      scanned: named(
        'Relation Name',
        nodes.filter((node) => node['Node Type'] === 'Seq Scan' && rowsOf(node) > LISTED_MOST + 1),
      ),
      indexes: named('Index Name', nodes),
      rows: nodes.reduce((sum, node) => sum + rowsOf(node), 0),
      milliseconds: plans.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
      isStopped,
    };
  }
}

const allOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(allOf)];

/** Of nodes that read a table or an index; a bitmap's entries count with the table that they lead to. */
function rowsOf(node: PlanNode): number {
  if (node['Relation Name'] === undefined) return 0;
  const left = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round((node['Actual Rows'] + left) * node['Actual Loops']);
}
