import { type BatchStatus, STARTER_BATCH, type PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

export interface StarterRow {
  readonly status: BatchStatus;
  readonly created_count: number;
  readonly first_date: PlainDate | null;
}

/** A user's one starter batch. */
@Injectable()
export class StarterPromptsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the new batch's id; null when the user has one, has prompts or an order already, or has not answered the
   * questions. Of two concurrent calls the database accepts one.
   */
  async insert(userId: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `insert into prompt_batches (user_id, origin, count, weeks, push_to_calendar)
       select p.id, 'starter', $2, $3, true from profiles p
        where p.id = $1 and p.onboarding_completed and not p.is_admin and cardinality(p.content_pillars) > 0
          and not exists (select from content_prompts where user_id = p.id)
          and not exists (select from prompt_batches where user_id = p.id)
       on conflict (user_id) where origin = 'starter' do nothing
       returning id`,
      [userId, STARTER_BATCH.count, STARTER_BATCH.weeks],
    );
    return row?.id ?? null;
  }

  async find(userId: string): Promise<StarterRow | null> {
    const [row] = await this.database.query<StarterRow>(
      `select b.status, b.created_count,
              (select min(p.scheduled_date)::text from content_prompts p where p.batch_id = b.id) as first_date
         from prompt_batches b where b.user_id = $1 and b.origin = 'starter'`,
      [userId],
    );
    return row ?? null;
  }
}
