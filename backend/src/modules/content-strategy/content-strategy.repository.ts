import type { PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isUnused } from '../prompts/prompts.conditions.js';

/** A post or a prompt of a day of the calendar. */
export interface PlannedBeat {
  readonly date: PlainDate;
  /** Null for a prompt. */
  readonly post_id: string | null;
  /** Null for a post that was written from none. */
  readonly prompt_id: number | null;
  readonly name: string;
  readonly pillar_number: number | null;
}

/** A prompt that can still be used. */
export interface OpenPrompt {
  readonly id: number;
  readonly hook: string;
  readonly pillar_number: number;
}

/** Prompts of each pillar that the next week may need. */
const PROMPTS_EACH = 3;

@Injectable()
export class ContentStrategyRepository {
  constructor(private readonly database: Database) {}

  /** Posts that are planned for these days, and prompts of the calendar that are unused. Days included; posts first, and of those what goes out. */
  async findBeats(userId: string, from: PlainDate, to: PlainDate): Promise<PlannedBeat[]> {
    return this.database.query<PlannedBeat>(
      `select date, post_id, prompt_id, name, pillar_number from (
       select to_char(post.scheduled_date, 'YYYY-MM-DD') as date, post.id as post_id, prompt.id::integer as prompt_id,
              post.title as name, prompt.pillar_number, pub.id is not null or post.hand_time is not null as has_time
         from posts post
         left join publications pub on pub.post_id = post.id and pub.state <> 'cancelled'
         left join content_prompts prompt
           on prompt.id = case when post.source_type = 'prompt' then post.source_id::bigint end
          and prompt.user_id = post.user_id
        where post.user_id = $1 and post.status = 'draft' and not post.is_hidden and post.deleted_at is null
          and post.scheduled_date between $2 and $3
        union all
       select to_char(scheduled_date, 'YYYY-MM-DD'), null, id::integer, hook, pillar_number, false
         from content_prompts
        where user_id = $1 and ${isUnused('content_prompts')} and pushed_to_calendar
          and content_prompts.scheduled_date between $2 and $3) beat
        order by date, has_time desc, post_id nulls last, prompt_id`,
      [userId, from, to],
    );
  }

  /** Prompts of the calendar's past days that are unused, the newest of each pillar. */
  async findOpenPrompts(userId: string, before: PlainDate): Promise<OpenPrompt[]> {
    return this.database.query<OpenPrompt>(
      `select id, hook, pillar_number from (
         select id::integer as id, hook, pillar_number,
                row_number() over (partition by pillar_number order by scheduled_date desc, id) as place
           from content_prompts
          where user_id = $1 and ${isUnused('content_prompts')} and pushed_to_calendar
            and content_prompts.scheduled_date < $2) own
        where place <= $3 order by pillar_number, place`,
      [userId, before, PROMPTS_EACH],
    );
  }
}
