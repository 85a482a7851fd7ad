import type { FatedPost } from './fates.js';
import type { RestoreStage } from './restore-stage.js';

export interface LedgerRow {
  readonly id: string;
  readonly state: string;
  readonly held_since: Date | null;
  readonly due_at: Date;
}

export async function rowsOf(
  stage: RestoreStage,
  posts: readonly FatedPost[],
): Promise<Map<string, LedgerRow>> {
  const rows = await stage.onServer<LedgerRow>(
    'select id, state, held_since, due_at from publications where id = any($1)',
    [posts.map(({ id }) => id)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function areAtRest(stage: RestoreStage, posts: readonly FatedPost[]): Promise<boolean> {
  const rows = await rowsOf(stage, posts);
  return [...rows.values()].every(({ state }) => ['published', 'cancelled', 'rejected'].includes(state));
}

export async function positionOf(stage: RestoreStage): Promise<number> {
  const [row] = await stage.onServer<{ position: number }>(
    'select position::int as position from continuity',
  );
  return row?.position ?? 0;
}

export async function restoresOf(stage: RestoreStage): Promise<number> {
  const [row] = await stage.onServer<{ count: number }>('select count(*)::int as count from data_restores');
  return row?.count ?? 0;
}

export async function pausedOf(stage: RestoreStage): Promise<number> {
  const [row] = await stage.onServer<{ count: number }>(
    'select count(*)::int as count from outgoing_channels where paused_at is not null',
  );
  return row?.count ?? 0;
}

/** Number of attempts in the ledger per publication. */
export async function attemptsOf(
  stage: RestoreStage,
  posts: readonly FatedPost[],
): Promise<Map<string, number>> {
  const rows = await stage.onServer<{ id: string; count: number }>(
    `select publication_id as id, count(*)::int as count from publication_attempts
      where publication_id = any($1) group by publication_id`,
    [posts.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
