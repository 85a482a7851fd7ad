import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { keepNewest } from '../../../platform/database/keep-newest.js';
import type { PublicationRow } from '../publications.repository.js';

interface Tick {
  readonly step: string;
  readonly ticked_at: Date;
}

/** Of a publication: the newest of its corrections. */
const CORRECTIONS_KEPT = 50;

/** What authors have done on LinkedIn once their posts were out. */
@Injectable()
export class FinishRepository {
  constructor(private readonly database: Database) {}

  /** By step. */
  async findTicks(userId: string, postId: string): Promise<Map<string, Date>> {
    const rows = await this.database.query<Tick>(
      'select step, ticked_at from finish_ticks where post_id = $1 and user_id = $2',
      [postId, userId],
    );
    return new Map(rows.map(({ step, ticked_at }) => [step, ticked_at]));
  }

  /** Callers have made sure that the post is the user's own. A second tick changes nothing. */
  async tick(userId: string, postId: string, step: string): Promise<void> {
    await this.database.query(
      `insert into finish_ticks (post_id, step, user_id) values ($1, $2, $3)
       on conflict on constraint pk_finish_ticks do nothing`,
      [postId, step, userId],
    );
  }

  async untick(userId: string, postId: string, steps: readonly string[]): Promise<void> {
    await this.database.query(
      'delete from finish_ticks where post_id = $1 and user_id = $2 and step = any ($3::text[])',
      [postId, userId, steps],
    );
  }

  /** Into the publication's audit. The oldest corrections are forgotten. */
  async noteCorrection({ id, user_id }: Pick<PublicationRow, 'id' | 'user_id'>): Promise<void> {
    await this.database.query(
      `insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor)
       select id, 'corrected', state, state, version, fence, 'user:' || user_id::text
         from publications where id = $1 and user_id = $2`,
      [id, user_id],
    );
    const corrections = {
      table: 'publication_events',
      owner: 'publication_id',
      newestFirst: 'id desc',
      where: `event = 'corrected'`,
    };
    await keepNewest(this.database, corrections, id, CORRECTIONS_KEPT);
  }
}
