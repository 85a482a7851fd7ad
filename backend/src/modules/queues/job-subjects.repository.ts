import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../platform/database/database.js';

/** Whom a job is about, and what. */
export interface JobSubject {
  readonly user_id: string;
  /** The name of the person, else their address. */
  readonly person: string;
  /** Of the post, the prompt, the notice or the kind of mail; null where there is none. */
  readonly title: string | null;
}

const POST_OF_PUBLICATION = `
  select b.id::text, b.user_id, p.title from publications b join posts p on p.id = b.post_id where b.id = any ($1::uuid[])`;

/** What the ids of $1 stand for, by the job's name: id, user and what the row is called. */
const ROWS: Readonly<Record<string, string>> = {
  'write-prompt-batch': `
    select id::text, user_id, null as title from prompt_batches where id = any ($1::uuid[])`,
  'rewrite-prompt': `
    select r.id::text, r.user_id, c.hook as title
      from prompt_rewrites r join content_prompts c on c.id = r.prompt_id where r.id = any ($1::uuid[])`,
  'analyse-style': `
    select id::text, user_id, null as title from style_analyses where id = any ($1::uuid[])`,
  'import-training-posts': `
    select id::text, user_id, null as title from training_post_imports where id = any ($1::uuid[])`,
  'compare-draft': `
    select g.id::text, g.user_id, p.title
      from generation_history g left join posts p on p.id = g.post_id where g.id = any ($1::uuid[])`,
  'publish-post': POST_OF_PUBLICATION,
  'post-first-comment': POST_OF_PUBLICATION,
  'process-payment-event': `
    select id, user_id, null as title from payment_events where id = any ($1::text[])`,
  'relay-klaviyo-event': `
    select id::text, user_id, event as title from klaviyo_events where id = any ($1::uuid[])`,
  'send-mail': `
    select id::text, user_id, upper(left(kind, 1)) || replace(substr(kind, 2), '_', ' ') as title from outgoing_mails where id = any ($1::uuid[])`,
  'send-push': `
    select m.id::text, m.user_id, n.title
      from push_messages m join notifications n on n.id = m.notice_id where m.id = any ($1::uuid[])`,
};

@Injectable()
export class JobSubjectsRepository {
  constructor(private readonly database: Database) {}

  /** By the id that jobs of this name carry; without what is gone, or nobody's. */
  async find(job: string, ids: readonly string[]): Promise<Map<string, JobSubject>> {
    // A job of another version may have any name, and carry anything.
    const rows = Object.hasOwn(ROWS, job) ? ROWS[job] : undefined;
    const known = job === 'process-payment-event' ? ids : ids.filter((id) => isUUID(id));
    if (rows === undefined || known.length === 0) return new Map();
    const found = await this.database.query<JobSubject & { readonly id: string }>(
      `select about.id, about.user_id, coalesce(u.full_name, u.email) as person, about.title
         from (${rows}) about join profiles u on u.id = about.user_id`,
      [known],
    );
    return new Map(found.map(({ id, ...subject }) => [id, subject]));
  }
}
