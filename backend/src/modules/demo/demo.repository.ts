import type { PlainDate, PromptStatus } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A batch whose prompts were all written when it was ordered. */
export interface DemoBatchRow {
  readonly requested_by: string;
  readonly count: number;
  readonly weeks: number;
  readonly push_to_calendar: boolean;
  readonly start_date: PlainDate | null;
  readonly written_at: Date;
}

export interface DemoPromptRow {
  readonly batch_id: string;
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

  /** Answers its id. */
  async insertBatch(userId: string, batch: DemoBatchRow): Promise<string> {
    return this.insert(
      `insert into prompt_batches (user_id, requested_by, count, created_count, weeks, push_to_calendar, start_date, status,
                                   writer, created_at, finished_at)
       values ($1, $2, $3, $3, $4, $5, $6, 'done', 'Built-in writer', $7, $7) returning id`,
      [
        userId,
        batch.requested_by,
        batch.count,
        batch.weeks,
        batch.push_to_calendar,
        batch.start_date,
        batch.written_at,
      ],
    );
  }

  /** In the order given, as old as their batches; answers their ids in that order. */
  async insertPrompts(userId: string, prompts: readonly DemoPromptRow[]): Promise<number[]> {
    const rows = await this.database.query<{ id: string }>(
      `insert into content_prompts (user_id, batch_id, prompt_text, why, hook, category, pillar_number, scheduled_date, slot,
                                    status, is_used, is_favorite, pushed_to_calendar, written_by, created_at)
       select $1, p.batch_id, p.prompt_text, p.why, p.hook, p.category, p.pillar_number, p.scheduled_date, p.slot,
              p.status, p.status <> 'new', p.is_favorite, p.scheduled_date is not null, 'built-in', batch.finished_at
         from rows from (jsonb_to_recordset($2::jsonb) as (batch_id uuid, prompt_text text, why text, hook text,
                category text, pillar_number int, scheduled_date date, slot int, status text, is_favorite boolean))
              with ordinality as p
         join prompt_batches batch on batch.id = p.batch_id
        order by p.ordinality
       returning id`,
      [userId, JSON.stringify(prompts)],
    );
    return rows.map(({ id }) => Number(id)).sort((left, right) => left - right);
  }

  /** A post that the user put on LinkedIn by hand, made from one of the prompts; answers its id. */
  async insertPosted(
    userId: string,
    post: {
      readonly promptId: number;
      readonly title: string;
      readonly content: string;
      readonly postedAt: Date;
    },
  ): Promise<string> {
    return this.insert(
      `insert into posts (user_id, title, content, status, posted_at, source_type, source_id)
       values ($1, $2, $3, 'used', $4, 'prompt', $5) returning id`,
      [userId, post.title, post.content, post.postedAt, String(post.promptId)],
    );
  }

  /** A line to the staff that was read and answered at once; answers its id. */
  async insertAnsweredMessage(
    userId: string,
    message: {
      readonly text: string;
      readonly sentAt: Date;
      readonly reply: string;
      readonly repliedAt: Date;
    },
  ): Promise<string> {
    return this.insert(
      `insert into staff_messages (user_id, text, created_at, read_at, reply, replied_at)
       values ($1, $2, $3, $5, $4, $5) returning id`,
      [userId, message.text, message.sentAt, message.reply, message.repliedAt],
    );
  }

  /** Makes the notice about `subject` as old as what it tells of. */
  async dateNotice(subject: string, at: Date): Promise<void> {
    await this.database.query('update notifications set created_at = $2 where subject = $1', [subject, at]);
  }

  /** Makes a training post as old as its story says. */
  async dateTrainingPost(id: string, at: Date): Promise<void> {
    await this.database.query(
      'update sample_post_analytics set created_at = $2, updated_at = $2 where id = $1',
      [id, at],
    );
  }

  private async insert(sql: string, parameters: readonly unknown[]): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(sql, [...parameters]);
    if (!row) throw new Error('The insert answered no row');
    return row.id;
  }
}
