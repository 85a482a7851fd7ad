import { statesAllowing, wallClockAt } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import { SENDING_RESUMED } from '../ledger-sql.js';
import { OWNER_LOCK_SPACE } from '../owner-lock.js';

/** A post whose confirmation by LinkedIn is in the journal. */
export interface ProvenSend {
  readonly publicationId: string;
  readonly at: Date;
  readonly urn: string | null;
  readonly linkedinUrl: string | null;
}

/** A post whose sending is in the journal. */
export interface BegunSend {
  readonly publicationId: string;
  readonly userId: string;
  readonly postId: string;
  readonly at: Date;
}

/** A post of the data that was sent by a publication of which the data knows nothing. */
export interface ForgottenPublication {
  readonly id: string;
  readonly user_id: string;
  readonly post_id: string;
  readonly social_account_id: string;
  readonly sent_at: Date;
  /** IANA name of the user's zone. */
  readonly time_zone: string;
}

export interface SettledPublication {
  readonly id: string;
  readonly post_id: string;
  readonly published_at: Date;
  readonly linkedin_url: string | null;
}

export interface HeldPublication {
  readonly user_id: string;
  readonly count: number;
  /** Titles of the earliest ones, three at most. */
  readonly titles: readonly string[];
}

const ACTOR = 'restore';
/** Claims of processes that ran through the restore are certainly older than these. */
const FENCE_JUMP = 1_000;
const OWNER_JUMP = 1_000;

/** Updates the ledger after a restore, inside the caller's transaction, before anything is sent. */
@Injectable()
export class RestoredPublicationsRepository {
  private readonly settleSeconds: number;

  constructor(
    private readonly database: Database,
    { publishing }: AppConfig,
  ) {
    this.settleSeconds = (publishing.sendTimeoutMs + publishing.settleMs) / 1000;
  }

  /** A restore of many rows may take longer than a request. */
  async takeTime(): Promise<void> {
    await this.database.query('set local statement_timeout = 0');
  }

  /** One for each post: the proven one, else the latest; none where the data has the post published. */
  async findForgotten(
    begun: readonly BegunSend[],
    proofs: readonly ProvenSend[],
  ): Promise<ForgottenPublication[]> {
    return this.database.query<ForgottenPublication>(
      `select distinct on (post.id) sent.id, post.user_id, post.id as post_id, account.id as social_account_id,
              sent.at as sent_at, profile.time_zone
         from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::timestamptz[]) as sent (id, user_id, post_id, at)
         join posts post on post.id = sent.post_id and post.user_id = sent.user_id
         join profiles profile on profile.id = post.user_id
         join lateral (select id from social_accounts where user_id = post.user_id
                        order by disconnected_at desc nulls first, id limit 1) account on true
        where not exists (select from publications p where p.id = sent.id)
          and not exists (select from publications p where p.post_id = post.id and p.state = 'published')
        order by post.id, (sent.id = any($5::uuid[])) desc, sent.at desc`,
      [
        begun.map(({ publicationId }) => publicationId),
        begun.map(({ userId }) => userId),
        begun.map(({ postId }) => postId),
        begun.map(({ at }) => at),
        proofs.map(({ publicationId }) => publicationId),
      ],
    );
  }

  /** A post has one publication at a time: the one that the data still has ended before the forgotten one was made. */
  async endReplaced(postIds: readonly string[]): Promise<void> {
    await this.database.query(
      `with found as (
         select id, state from publications where post_id = any($1::uuid[]) and state <> 'cancelled' order by id for update
       ), moved as (
         update publications p
            set state = 'cancelled', fence = p.fence + ${FENCE_JUMP}, lease_until = null, queued_at = null,
                next_try_at = null, cancel_requested = false, held_since = null, updated_at = now()
           from found where p.id = found.id
         returning p.id, p.version, p.fence, found.state as from_state
       ), closed as (
         update publication_attempts a
            set outcome_class = 'F', outcome = 'worker_lost'
           from moved where a.publication_id = moved.id and a.outcome_class is null
       )
       insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor)
       select id, 'cancel', from_state, 'cancelled', version, fence, '${ACTOR}' from moved`,
      [postIds],
    );
  }

  /** Inserts them under their ids in the journal, due when they were sent; `ask` and `settle` process them then. */
  async insertForgotten(publications: readonly ForgottenPublication[]): Promise<void> {
    const clocks = publications.map(({ sent_at, time_zone }) => wallClockAt(sent_at, time_zone));
    await this.database.query(
      `with made as (
         insert into publications (id, user_id, post_id, social_account_id, occurrence, due_at, local_date, local_time, time_zone)
         select named.id, named.user_id, named.post_id, named.account_id,
                1 + (select coalesce(max(p.occurrence), 0) from publications p
                      where p.post_id = named.post_id and p.social_account_id = named.account_id),
                named.due_at, named.local_date, named.local_time, named.time_zone
           from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::date[], $7::text[], $8::text[])
             as named (id, user_id, post_id, account_id, due_at, local_date, local_time, time_zone)
         returning id, version, fence, local_date::text, local_time, time_zone
       )
       insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor, details)
       select id, 'schedule', 'draft', 'scheduled', version, fence, '${ACTOR}',
              jsonb_build_object('date', local_date, 'time', local_time, 'zone', time_zone) from made`,
      [
        publications.map(({ id }) => id),
        publications.map(({ user_id }) => user_id),
        publications.map(({ post_id }) => post_id),
        publications.map(({ social_account_id }) => social_account_id),
        publications.map(({ sent_at }) => sent_at),
        clocks.map(({ date }) => date),
        clocks.map(({ time }) => time),
        publications.map(({ time_zone }) => time_zone),
      ],
    );
  }

  /**
   * Asks the user about everything that may have gone out in the lost time: publications due by now, those in
   * progress, and those in the journal. Missed or refused ones may have been published again since; only a complete
   * journal shows that they were not. LinkedIn may still be processing a very late send: the settle time covers that.
   */
  async ask(journalled: readonly string[], isJournalWhole: boolean): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `with found as (
         select id, state from publications
          where state = any($1)
            and (state in ('claimed', 'sending', 'uncertain', 'reconciling')
                 or (state in ('scheduled', 'blocked_auth') and due_at <= now())
                 or (state in ('missed', 'rejected', 'blocked_auth') and not $3::boolean)
                 or id = any($2::uuid[]))
          order by id for update
       ), moved as (
         update publications p
            set state = 'needs_user', outcome = 'data_restored', fence = p.fence + ${FENCE_JUMP}, lease_until = null,
                queued_at = null, next_try_at = null, cancel_requested = false, held_since = null,
                settle_until = clock_timestamp() + make_interval(secs => $4), updated_at = now()
           from found where p.id = found.id
         returning p.id, p.version, p.fence, found.state as from_state
       ), closed as (
         update publication_attempts a
            set outcome_class = 'F', outcome = 'worker_lost'
           from moved where a.publication_id = moved.id and a.outcome_class is null
       ), audit as (
         insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor)
         select id, 'data_restored', from_state, 'needs_user', version, fence, '${ACTOR}' from moved
       )
       select id from moved`,
      [statesAllowing('data_restored'), journalled, isJournalWhole, this.settleSeconds],
    );
    return rows.map(({ id }) => id);
  }

  /** Marks publications confirmed by LinkedIn as published, whatever their restored state. */
  async settle(proofs: readonly ProvenSend[]): Promise<SettledPublication[]> {
    return this.database.query<SettledPublication>(
      `with proof as (
         select * from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[]) as proof (id, at, urn, url)
       ), moved as (
         update publications p
            set state = 'published', outcome = 'published', evidence = 'response', urn = proof.urn,
                linkedin_url = proof.url, published_at = proof.at, updated_at = now()
           from proof where p.id = proof.id and p.state = 'needs_user'
         returning p.id, p.user_id, p.post_id, p.published_at, p.linkedin_url, p.version, p.fence
       ), audit as (
         insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor, details)
         select id, 'evidence_found', 'needs_user', 'published', version, fence, '${ACTOR}',
                jsonb_build_object('evidence', 'response') from moved
       ), comment as (
         -- Whether the comment followed is not known: its user looks.
         insert into first_comments (publication_id, user_id, text, state, reason)
         select m.id, m.user_id, post.first_comment, 'copy', 'unclear'
           from moved m join posts post on post.id = m.post_id where post.first_comment is not null
         on conflict (publication_id) do nothing
       )
       select id, post_id, published_at, linkedin_url from moved`,
      [
        proofs.map(({ publicationId }) => publicationId),
        proofs.map(({ at }) => at),
        proofs.map(({ urn }) => urn),
        proofs.map(({ linkedinUrl }) => linkedinUrl),
      ],
    );
  }

  /**
   * Holds coming publications for their user's check: they may have been cancelled, moved or rewritten. Returns those
   * newly held. One that waited for its LinkedIn account waits for the look first: connected again it would go out without it.
   */
  async hold(): Promise<HeldPublication[]> {
    return this.database.query<HeldPublication>(
      `with found as (
         select id, state from publications
          where (state = 'scheduled' and held_since is null) or state = 'blocked_auth' order by id for update
       ), moved as (
         update publications p set state = 'scheduled', outcome = case when found.state = 'scheduled' then p.outcome end,
                held_since = now(), queued_at = null, updated_at = now()
           from found where p.id = found.id
         returning p.id, p.user_id, p.post_id, p.due_at, p.version, p.fence, found.state as from_state
       ), audit as (
         insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor)
         select id, 'held', from_state, 'scheduled', version, fence, '${ACTOR}' from moved
       )
       select p.user_id, count(*)::int as count, (array_agg(post.title order by p.due_at, p.id))[1:3] as titles
         from moved p join posts post on post.id = p.post_id group by p.user_id`,
    );
  }

  /** A pause ends: what came due in it has its grace from now on. Call in the transaction that opens the channel. */
  async resume(): Promise<void> {
    await this.database.query(
      `insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor)
       select id, '${SENDING_RESUMED}', state, state, version, fence, 'operator' from publications
        where state = 'scheduled' and held_since is null and due_at <= now()`,
    );
  }

  /** Users check comments in progress themselves: sent again they would appear twice. */
  async handOverComments(): Promise<void> {
    await this.database.query(
      `update first_comments set state = 'copy', reason = 'unclear' where state in ('waiting', 'sending')`,
    );
  }

  /** Those of these publications that are not in the data. */
  async findUnknown(publicationIds: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from unnest($1::uuid[]) as named (id)
        where not exists (select from publications p where p.id = named.id)`,
      [publicationIds],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Owner numbers would be reused after a restore, and a reused number proves nothing: the sequence continues far
   * beyond, and present owners take a new number.
   */
  async renewOwners(): Promise<void> {
    await this.database.query(
      `select setval('publishing_owners', (select last_value from publishing_owners) + ${OWNER_JUMP})`,
    );
    await this.database.query(
      `select pg_terminate_backend(l.pid) from pg_locks l
        where l.locktype = 'advisory' and l.classid = $1 and l.granted and l.pid <> pg_backend_pid()
          and l.database = (select oid from pg_database where datname = current_database())`,
      [OWNER_LOCK_SPACE],
    );
  }
}
