import type { PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../platform/database/entity-columns.js';
import { PlannedBreakEntity } from './planned-break.entity.js';

const SHOWN = EntityColumns.of(PlannedBreakEntity).pick('id', 'starts_on', 'ends_on');

/** A break as its user sees it. */
export type PlannedBreakRow = RowOf<typeof SHOWN>;

/** A user's planned breaks. Every method is scoped by the owner. */
@Injectable()
export class PlannedBreaksRepository {
  constructor(private readonly database: Database) {}

  /** The latest first. */
  async findAll(userId: string, limit: number): Promise<PlannedBreakRow[]> {
    return this.database.query<PlannedBreakRow>(
      `select ${SHOWN.select()} from planned_breaks where user_id = $1 order by planned_breaks.starts_on desc, id desc limit $2`,
      [userId, limit],
    );
  }

  /** Other additions of this user wait until the transaction ends. */
  async lock(userId: string): Promise<void> {
    await this.database.query(`select pg_advisory_xact_lock(hashtextextended('planned-breaks:' || $1, 0))`, [
      userId,
    ]);
  }

  async count(userId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'select count(*)::integer as count from planned_breaks where user_id = $1',
      [userId],
    );
    return row?.count ?? 0;
  }

  async insert(userId: string, days: { starts_on: PlainDate; ends_on: PlainDate }): Promise<PlannedBreakRow> {
    const [row] = await this.database.query<PlannedBreakRow>(
      `insert into planned_breaks (user_id, starts_on, ends_on) values ($1, $2, $3) returning ${SHOWN.select()}`,
      [userId, days.starts_on, days.ends_on],
    );
    if (!row) throw new Error('The inserted break was not answered');
    return row;
  }

  /** False where the user has no such break. */
  async delete(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.query(
      'delete from planned_breaks where id = $1 and user_id = $2 returning id',
      [id, userId],
    );
    return removed.length > 0;
  }
}
