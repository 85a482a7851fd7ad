import type { PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PROMPT_COLUMNS, type PromptRow } from '../prompts.repository.js';

/** The calendar's data besides its days. */
export interface CalendarSummary {
  readonly time_zone: string;
  readonly content_pillars: readonly string[];
  /** When the account was made. */
  readonly created_at: Date;
  readonly all: number;
  readonly used: number;
  readonly archived: number;
  readonly favorites: number;
  /** Earliest date of the prompts on the calendar; null without any. */
  readonly first_date: PlainDate | null;
  readonly last_date: PlainDate | null;
}

/** A user's prompts that the calendar shows: pushed to it, and dated (CALENDAR-4). */
@Injectable()
export class CalendarPromptsRepository {
  constructor(private readonly database: Database) {}

  /** Counts (CALENDAR-7) and the range of dates, in one statement with the user's zone and pillars; null for no such user. */
  async summarise(userId: string): Promise<CalendarSummary | null> {
    const [summary] = await this.database.query<CalendarSummary>(
      `select u.time_zone, u.content_pillars, u.created_at, c.*
         from profiles u
        cross join lateral (
          select count(*) filter (where appears)::int as all,
                 count(*) filter (where appears and status = 'used')::int as used,
                 count(*) filter (where appears and status = 'archived')::int as archived,
                 count(*) filter (where is_favorite)::int as favorites,
                 (min(scheduled_date) filter (where appears))::text as first_date,
                 (max(scheduled_date) filter (where appears))::text as last_date
            from (select status, is_favorite, scheduled_date,
                         pushed_to_calendar and scheduled_date is not null as appears
                    from content_prompts where user_id = u.id and not is_held) p) c
        where u.id = $1`,
      [userId],
    );
    return summary ?? null;
  }

  /** Prompts of the days from `from` to `to`, both included, in the order in which the calendar lays them out. */
  async findBetween(userId: string, from: PlainDate, to: PlainDate): Promise<PromptRow[]> {
    return this.database.query<PromptRow>(
      `select ${PROMPT_COLUMNS}
         from content_prompts p
        where p.user_id = $1 and p.pushed_to_calendar and p.scheduled_date between $2::date and $3::date
        order by p.scheduled_date, p.slot nulls last, p.id`,
      [userId, from, to],
    );
  }
}
