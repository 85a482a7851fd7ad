import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A writer's whole text that was not yet compared with its author's posts. */
export interface UncomparedDraft {
  readonly user_id: string;
  /** Null where it has none. */
  readonly post_id: string | null;
  readonly output: string;
}

/** How many are taken at once, of all users and of each. */
export interface Portion {
  readonly all: number;
  readonly each: number;
}

const UNCOMPARED = `status = 'completed' and kind in ('draft', 'suggestion') and request ->> 'selection' is null
  and words_forgotten_at is null and voice_compared_at is null`;

/** What is known of how writers' texts sound. By id, not scoped by owner. */
@Injectable()
export class DraftVoicesRepository {
  constructor(private readonly database: Database) {}

  /** Null for one that is compared, is no whole text, or is gone. */
  async findUncompared(id: string): Promise<UncomparedDraft | null> {
    const [row] = await this.database.query<UncomparedDraft>(
      `select user_id, post_id, output from generation_history where id = $1 and ${UNCOMPARED}`,
      [id],
    );
    return row ?? null;
  }

  /** Ids of those that were begun between these instants: the oldest of each user, everybody's first before anybody's second. */
  async findForgotten(from: Date, to: Date, { all, each }: Portion): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from (
         select id, created_at, row_number() over (partition by user_id order by created_at, id) as place
           from generation_history
          where ${UNCOMPARED} and created_at >= $1 and created_at < $2) forgotten
        where place <= $4
        order by place, created_at, id limit $3`,
      [from, to, all, each],
    );
    return rows.map(({ id }) => id);
  }

  /** @param score null where there is none to tell */
  async keep(id: string, score: number | null): Promise<void> {
    await this.database.query(
      `update generation_history set voice_match = $2, voice_compared_at = now()
        where id = $1 and voice_compared_at is null`,
      [id, score],
    );
  }
}
