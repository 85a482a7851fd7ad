import type { PlainDate, PromptStatus } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

export interface DemoPromptRow {
  readonly prompt_text: string;
  readonly why: string;
  readonly hook: string;
  readonly category: string;
  readonly pillar_number: number;
  readonly scheduled_date: PlainDate | null;
  readonly slot: number | null;
  readonly status: PromptStatus;
  readonly is_favorite: boolean;
}

/** Rows that no use case makes in one step, such as a prompt that was used last week. */
@Injectable()
export class DemoRepository {
  constructor(private readonly database: Database) {}

  /** In the order given; answers their ids in that order. */
  async insertPrompts(userId: string, prompts: readonly DemoPromptRow[]): Promise<number[]> {
    const rows = await this.database.query<{ id: string }>(
      `insert into content_prompts (user_id, prompt_text, why, hook, category, pillar_number, scheduled_date, slot, status,
                                    is_used, is_favorite, pushed_to_calendar, written_by)
       select $1, p.prompt_text, p.why, p.hook, p.category, p.pillar_number, p.scheduled_date, p.slot, p.status,
              p.status <> 'new', p.is_favorite, p.scheduled_date is not null, 'built-in'
         from rows from (jsonb_to_recordset($2::jsonb) as (prompt_text text, why text, hook text, category text, pillar_number int,
                scheduled_date date, slot int, status text, is_favorite boolean)) with ordinality as p
        order by p.ordinality
       returning id`,
      [userId, JSON.stringify(prompts)],
    );
    return rows.map(({ id }) => Number(id)).sort((left, right) => left - right);
  }

  /** A post that the user put on LinkedIn by hand, made from one of the prompts. */
  async insertPosted(
    userId: string,
    post: {
      readonly promptId: number;
      readonly title: string;
      readonly content: string;
      readonly postedAt: Date;
    },
  ): Promise<void> {
    await this.database.query(
      `insert into posts (user_id, title, content, status, posted_at, source_type, source_id)
       values ($1, $2, $3, 'used', $4, 'prompt', $5)`,
      [userId, post.title, post.content, post.postedAt, String(post.promptId)],
    );
  }
}
