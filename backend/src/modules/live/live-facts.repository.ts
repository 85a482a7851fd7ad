import type { LiveEventKind } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

export interface LiveFact {
  readonly id: string;
  readonly user_id: string;
  readonly kind: LiveEventKind;
  readonly at: Date;
  readonly post_id: string | null;
  readonly title: string;
  readonly linkedin_url: string | null;
}

export interface LiveFacts {
  /** The oldest first. */
  readonly facts: readonly LiveFact[];
  /** The database's time before the read: everything that was committed by then is among the facts. */
  readonly now: Date;
  /** True where there are more than were read. */
  readonly areCut: boolean;
}

const AT_MOST = 5_000;
const OWN = (column: string) => `($2::uuid is null or ${column} = $2)`;

/**
 * What users are told of live, read from the rows that are the facts themselves (ADR 14): nobody writes an event beside them, so none is
 * lost with a process, and no failure here reaches those who write them. Each branch has an index by time.
 */
const FACTS = `
  select 'p' || e.id as id, p.user_id, case e.to_state when 'published' then 'post.published' else 'post.failed' end as kind,
         e.at, p.post_id, post.title, p.linkedin_url
    from publication_events e
    join publications p on p.id = e.publication_id
    join posts post on post.id = p.post_id
   where e.at > $1 and e.to_state in ('published', 'rejected', 'blocked_auth', 'needs_user', 'missed')
     and e.from_state is distinct from e.to_state and post.deleted_at is null and ${OWN('p.user_id')}
  union all
  select 'c' || post.id || ':' || extract(epoch from post.plan_changed_at), post.user_id, 'post.changed', post.plan_changed_at, post.id,
         post.title, null
    from posts post where post.plan_changed_at > $1 and ${OWN('post.user_id')}
  union all
  select 'n' || n.id, n.user_id, case n.kind when 'publication.at_risk' then 'post.at_risk' else 'notice.added' end,
         n.created_at, n.post_id, n.title, null
    from notifications n where n.created_at > $1 and ${OWN('n.user_id')}
  union all
  select 'a' || a.id, a.user_id, 'analysis.done', a.finished_at, null, '', null
    from style_analyses a where a.finished_at > $1 and a.status = 'done' and ${OWN('a.user_id')}
  union all
  select 'b' || b.id || ':' || extract(epoch from b.pushed_at), b.user_id, 'prompts.pushed', b.pushed_at, null, '', null
    from prompt_batches b where b.pushed_at > $1 and ${OWN('b.user_id')}`;

@Injectable()
export class LiveFactsRepository {
  constructor(private readonly database: Database) {}

  /** Of all users, for the tail of a process; not scoped by owner. */
  async findOfAll(since: Date): Promise<LiveFacts> {
    return this.find(since, null);
  }

  async findOfUser(userId: string, since: Date): Promise<LiveFacts> {
    return this.find(since, userId);
  }

  /** The database's time. */
  async now(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }>('select now() as now');
    if (!row) throw new Error('The database tells no time');
    return row.now;
  }

  /** The time is read first: what is committed between the two statements is found twice, never not at all. */
  private async find(since: Date, userId: string | null): Promise<LiveFacts> {
    const now = await this.now();
    const facts = await this.database.query<LiveFact>(
      `select * from (${FACTS}) facts order by at, id limit ${AT_MOST + 1}`,
      [since, userId],
    );
    return { facts: facts.slice(0, AT_MOST), now, areCut: facts.length > AT_MOST };
  }
}
