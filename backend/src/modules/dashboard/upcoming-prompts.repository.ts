import type { PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

export interface UpcomingPrompt {
  readonly id: number;
  readonly hook: string;
  readonly pillar_number: number;
  readonly scheduled_date: PlainDate;
}

@Injectable()
export class UpcomingPromptsRepository {
  constructor(private readonly database: Database) {}

  /** Prompts of the calendar from this day on that no post was begun from, the next first. */
  async find(userId: string, from: PlainDate, limit: number): Promise<UpcomingPrompt[]> {
    return this.database.query<UpcomingPrompt>(
      `select id::integer as id, hook, pillar_number, to_char(scheduled_date, 'YYYY-MM-DD') as scheduled_date
         from content_prompts
        where user_id = $1 and status = 'new' and pushed_to_calendar and content_prompts.scheduled_date >= $2
          and not exists (
            select from posts post
             where post.user_id = $1 and post.source_type = 'prompt' and post.source_id = content_prompts.id::text
               and post.deleted_at is null)
        order by content_prompts.scheduled_date, id limit $3`,
      [userId, from, limit],
    );
  }
}
