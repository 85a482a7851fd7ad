import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../platform/database/database.js';
import type { JobRow } from '../../platform/queue/job-definition.js';
import { mailLabel } from '../mail/mail.service.js';

/** Whom a job is about, and what. */
export interface JobSubject {
  readonly user_id: string;
  /** The name of the person, else their address. */
  readonly person: string;
  /** Of the post, the prompt, the notice or the kind of mail; null where there is none. */
  readonly title: string | null;
}

/** What the ids of $1 stand for: id, user and what the row is called. */
const ROWS: Readonly<Record<JobRow, string>> = {
  prompt_batches: `
    select id::text, user_id, null as title from prompt_batches where id = any ($1::uuid[])`,
  prompt_rewrites: `
    select r.id::text, r.user_id, c.hook as title
      from prompt_rewrites r join content_prompts c on c.id = r.prompt_id where r.id = any ($1::uuid[])`,
  style_analyses: `
    select id::text, user_id, null as title from style_analyses where id = any ($1::uuid[])`,
  training_post_imports: `
    select id::text, user_id, null as title from training_post_imports where id = any ($1::uuid[])`,
  generation_history: `
    select g.id::text, g.user_id, p.title
      from generation_history g left join posts p on p.id = g.post_id where g.id = any ($1::uuid[])`,
  publications: `
    select b.id::text, b.user_id, p.title
      from publications b join posts p on p.id = b.post_id where b.id = any ($1::uuid[])`,
  payment_events: `
    select id, user_id, null as title from payment_events where id = any ($1::text[])`,
  klaviyo_events: `
    select id::text, user_id, event as title from klaviyo_events where id = any ($1::uuid[])`,
  outgoing_mails: `
    select id::text, user_id, kind as title from outgoing_mails where id = any ($1::uuid[])`,
  push_messages: `
    select m.id::text, m.user_id, n.title
      from push_messages m join notifications n on n.id = m.notice_id where m.id = any ($1::uuid[])`,
};

@Injectable()
export class JobSubjectsRepository {
  constructor(private readonly database: Database) {}

  /** By the ids of these rows; without what is gone, or nobody's. */
  async find(row: JobRow, ids: readonly string[]): Promise<Map<string, JobSubject>> {
    // A job of another version may carry anything. The ids of Stripe are no UUIDs.
    const known = row === 'payment_events' ? ids : ids.filter((id) => isUUID(id));
    if (known.length === 0) return new Map();
    const found = await this.database.query<JobSubject & { readonly id: string }>(
      `select about.id, about.user_id, coalesce(u.full_name, u.email) as person, about.title
         from (${ROWS[row]}) about join profiles u on u.id = about.user_id`,
      [known],
    );
    const isMail = row === 'outgoing_mails';
    return new Map(
      found.map(({ id, ...subject }) => [
        id,
        isMail ? { ...subject, title: mailLabel(subject.title) } : subject,
      ]),
    );
  }
}
