import type { PerformanceFigures, PlainDate, PromptStatus } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { entities } from '../entities.js';
import { Database } from '../platform/database/database.js';
import { EntityColumns } from '../platform/database/entity-columns.js';
import type { DemoPublicationRows } from './demo.ledger.js';

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

/** A post whose time has passed; a draft is one whose publication is not at its end. */
export interface DemoPostRow {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly status: 'used' | 'draft';
  readonly at: Date;
  readonly linkedin_url: string | null;
  readonly prompt_id: number | null;
  readonly topic: string | null;
}

/** A post's figures at a time. */
export interface DemoFiguresRow extends PerformanceFigures {
  readonly post_id: string;
  readonly engagement_rate: number | null;
  readonly recorded_at: Date;
}

/** Rows that no use case makes in one step, such as a prompt that was used last week. */
@Injectable()
export class DemoRepository {
  constructor(private readonly database: Database) {}

  /** Returns the batch's id. */
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

  /** Inserts in the order given, with their batches' dates; returns the ids in that order. */
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

  /** Published posts, each dated at its publishing. */
  async insertPosts(userId: string, posts: readonly DemoPostRow[]): Promise<void> {
    await this.database.query(
      `insert into posts (id, user_id, title, content, status, posted_at, linkedin_url, source_type, source_id,
                          ai_prompt_used, topics, created_at, updated_at)
       select p.id, $1, p.title, p.content, p.status, case p.status when 'used' then p.at end, p.linkedin_url,
              case when p.prompt_id is null then 'manual' else 'prompt' end, p.prompt_id::text, prompt.prompt_text,
              case when p.topic is null then '{}'::text[] else array[p.topic] end, p.at - interval '2 days', p.at
         from jsonb_to_recordset($2::jsonb) as p (id uuid, title text, content text, status text, at timestamptz,
                linkedin_url text, prompt_id bigint, topic text)
         left join content_prompts prompt on prompt.id = p.prompt_id`,
      [userId, JSON.stringify(posts)],
    );
  }

  async insertFigures(recordings: readonly DemoFiguresRow[]): Promise<void> {
    await this.database.query(
      `insert into post_performance (post_id, impressions, likes, comments, shares, engagement_rate, recorded_at)
       select * from jsonb_to_recordset($1::jsonb) as r (post_id uuid, impressions int, likes int, comments int, shares int,
                engagement_rate numeric, recorded_at timestamptz)
        order by r.recorded_at`,
      [JSON.stringify(recordings)],
    );
  }

  /** The ledger of posts scheduled on this account; returns the publications' ids by post. */
  async insertPublications(
    userId: string,
    accountId: string,
    ledger: readonly DemoPublicationRows[],
  ): Promise<Map<string, string>> {
    const [first] = ledger;
    if (!first) return new Map();
    const [sent = {}] = ledger.flatMap(({ attempts }) => attempts);
    const publication = listed('publications', first.publication);
    const attempt = listed('publication_attempts', sent);
    const event = listed('publication_events', first.events[0] ?? {});
    const rows = await this.database.query<{ id: string; post_id: string }>(
      `with entry as materialized (
         select value as rows, (value -> 'publication' ->> 'post_id')::uuid as post_id from jsonb_array_elements($3::jsonb)
       ), made as (
         insert into publications (user_id, social_account_id${publication('')})
         select $1, $2${publication('p.')}
           from entry cross join jsonb_populate_record(null::publications, entry.rows -> 'publication') as p
         returning id, post_id, version
       ), attempted as (
         insert into publication_attempts (publication_id${attempt('')})
         select made.id${attempt('a.')}
           from made join entry using (post_id)
           cross join jsonb_populate_recordset(null::publication_attempts, entry.rows -> 'attempts') as a
       ), audited as (
         insert into publication_events (publication_id, version${event('')})
         select made.id, made.version${event('e.')}
           from made join entry using (post_id)
           cross join jsonb_populate_recordset(null::publication_events, entry.rows -> 'events') with ordinality as e
          order by made.id, e.ordinality
       )
       select id, post_id from made`,
      [userId, accountId, JSON.stringify(ledger)],
    );
    return new Map(rows.map(({ id, post_id }) => [post_id, id]));
  }

  /** A draft that was written two days before its post went out. */
  async insertDraft(
    userId: string,
    { id, promptId, at }: { readonly id: string; readonly promptId: number | null; readonly at: Date },
    output: string,
  ): Promise<void> {
    await this.database.query(
      `insert into generation_history (user_id, post_id, prompt_id, kind, status, request, writer, output, outcome, created_at,
                                       finished_at)
       values ($1, $2, $3, 'draft', 'completed', '{"mode": "save", "instructions": null, "selection": null, "answers": []}',
               '{"kind": "built-in", "label": "Built-in writer"}', $4, 'saved', $5::timestamptz - interval '2 days',
               $5::timestamptz - interval '2 days' + interval '9 seconds')`,
      [userId, id, promptId, output, at],
    );
  }

  /** Makes the measured drafts of a user scheduled half an hour after they were written. */
  async dateReleases(userId: string): Promise<void> {
    await this.database.query(
      `update generation_history set released_at = finished_at + interval '30 minutes'
        where user_id = $1 and released_at is not null`,
      [userId],
    );
  }

  /** Makes an account, its plan and its connection as old as its story says. */
  async dateAccount(userId: string, at: Date): Promise<void> {
    await this.database.query('update profiles set created_at = $2, email_confirmed_at = $2 where id = $1', [
      userId,
      at,
    ]);
    await this.database.query('update user_subscriptions set created_at = $2 where user_id = $1', [
      userId,
      at,
    ]);
  }

  /** A plan whose payment has failed. */
  async insertUnpaidPlan(userId: string, endedAt: Date): Promise<void> {
    await this.database.query(
      `insert into user_subscriptions (user_id, status, plan_type, reason, current_period_end)
       values ($1, 'past_due', 'monthly', 'payment_failed', $2)`,
      [userId, endedAt],
    );
  }

  /** An unread message to the staff. */
  async insertMessage(userId: string, text: string, sentAt: Date): Promise<void> {
    await this.database.query('insert into staff_messages (user_id, text, created_at) values ($1, $2, $3)', [
      userId,
      text,
      sentAt,
    ]);
  }

  /** A message to the staff that was read and answered at once; returns its id. */
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

  /** Dates the notice about `subject` at its event. */
  async dateNotice(subject: string, at: Date): Promise<void> {
    await this.database.query('update notifications set created_at = $2 where subject = $1', [subject, at]);
  }

  /** Makes what the user said of a prompt or post as old as its story says. */
  async dateFeedback(userId: string, targetId: string, at: Date): Promise<void> {
    await this.database.query(
      `update feedback set created_at = $3, updated_at = $3
        where user_id = $1 and coalesce(prompt_id::text, post_id::text) = $2`,
      [userId, targetId, at],
    );
  }

  /** An analysis that a worker makes as soon as there is one: it is found as those are whose job was lost. */
  async orderAnalysis(userId: string, posts: readonly string[]): Promise<void> {
    await this.database.query(
      `insert into style_analyses (user_id, posts, post_count, woken_at) values ($1, $2, $3, now() - interval '1 hour')`,
      [userId, posts, posts.length],
    );
  }

  /** Dates a training post and its post in the library. */
  async dateTrainingPost(id: string, at: Date): Promise<void> {
    await this.database.query(
      'update sample_post_analytics set created_at = $2, updated_at = $2 where id = $1',
      [id, at],
    );
    await this.database.query(
      `update posts set created_at = $2, updated_at = $2 where source_type = 'training' and source_id = $1`,
      [id, at],
    );
  }

  private async insert(sql: string, parameters: readonly unknown[]): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(sql, [...parameters]);
    if (!row) throw new Error('The insert answered no row');
    return row.id;
  }
}

/** The table's columns that the row fills, each behind a comma and with this before its name. @throws Error for a field that is no column */
function listed(table: string, row: object): (prefix: string) => string {
  const { names } = EntityColumns.ofTable(table, entities).pick(...Object.keys(row));
  return (prefix) => names.map((column) => `, ${prefix}${column}`).join('');
}
