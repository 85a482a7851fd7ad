import { Database } from '../../../src/platform/database/database.js';

/** The parts of PostgreSQL's `explain (format json)` that describe how a table is read. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Runs queries, and records the tables that PostgreSQL plans to scan sequentially. A count of all rows of a table is
 * not recorded: it reads every row, from the table or from an index, and which is cheaper depends on the visibility
 * map.
 */
export class ExplainingDatabase extends Database {
  private readonly scanned = new Set<string>();
  private statements = 0;

  override async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const [explained] = await super.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${sql}`,
      parameters,
    );
    this.note(explained!['QUERY PLAN'][0].Plan);
    this.statements += 1;
    return super.query<Row>(sql, parameters);
  }

  /** The tables that were read whole since the last call, and how many statements there were. */
  take(): { scanned: string[]; statements: number } {
    const taken = { scanned: [...this.scanned].sort(), statements: this.statements };
    this.scanned.clear();
    this.statements = 0;
    return taken;
  }

  private note(node: PlanNode, reader?: PlanNode): void {
    // A limit ends the reading after as many rows.
    const countsAll =
      ['Aggregate', 'Limit'].includes(reader?.['Node Type'] ?? '') && node.Filter === undefined;
    if (node['Node Type'] === 'Seq Scan' && node['Relation Name'] && !countsAll) {
      this.scanned.add(node['Relation Name']);
    }
    for (const part of node.Plans ?? []) this.note(part, node);
  }
}
