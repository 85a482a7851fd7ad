import type { PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isUnused } from '../prompts/prompts.conditions.js';

export interface UpcomingPrompt {
  readonly id: number;
  readonly hook: string;
  readonly pillar_number: number;
  readonly scheduled_date: PlainDate;
}

/** What can still be used, in SQL of `content_prompts`: it is unused and its day ($2 is today) is not over, of the user $1. */
export const CAN_BE_USED = `
  content_prompts.user_id = $1 and ${isUnused('content_prompts')}
  and (content_prompts.scheduled_date is null or content_prompts.scheduled_date >= $2)`;

@Injectable()
export class UpcomingPromptsRepository {
  constructor(private readonly database: Database) {}

  /** Prompts of the calendar that can still be used, the next first. */
  async find(userId: string, today: PlainDate, limit: number): Promise<UpcomingPrompt[]> {
    return this.database.query<UpcomingPrompt>(
      `select id::integer as id, hook, pillar_number, to_char(scheduled_date, 'YYYY-MM-DD') as scheduled_date
         from content_prompts
        where ${CAN_BE_USED} and pushed_to_calendar and content_prompts.scheduled_date >= $2
        order by content_prompts.scheduled_date, id limit $3`,
      [userId, today, limit],
    );
  }
}
