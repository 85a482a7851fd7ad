import { Injectable } from '@nestjs/common';
import {
  statesAllowing,
  type OutcomeClass,
  type OutcomeCode,
  type PublicationEvent,
  type PublicationState,
} from '@drumbeat/domain';
import { Database } from '../../platform/database/database.js';
import { keepNewest } from '../../platform/database/keep-newest.js';
import type { FirstCommentEntity } from './first-comment/first-comment.entity.js';
import { channelPausedSince, mayHaveGoneOutEarly } from '../../platform/continuity/continuity.repository.js';
import { OWNER_LOCK_SPACE } from './send/owner-lock.js';
import type { PublicationEvidence } from './publication.entity.js';

export interface PublicationRow {
  readonly id: string;
  readonly user_id: string;
  readonly post_id: string;
  readonly social_account_id: string;
  readonly state: PublicationState;
  readonly version: number;
  readonly fence: number;
  readonly due_at: Date;
  /** YYYY-MM-DD. */
  readonly local_date: string;
  readonly local_time: string;
  readonly time_zone: string;
  readonly next_try_at: Date | null;
  readonly settle_until: Date | null;
  readonly cancel_requested: boolean;
  /** Start of a wait for a check; null without one. */
  readonly held_since: Date | null;
  /** For one that waits for a check: no record shows whether it went out early. */
  readonly may_have_gone_out: boolean;
  /** Start of a pause of sending to LinkedIn; null without one. */
  readonly sending_paused_at: Date | null;
  readonly outcome: OutcomeCode | null;
  readonly urn: string | null;
  readonly evidence: PublicationEvidence | null;
  readonly linkedin_url: string | null;
  readonly published_at: Date | null;
  readonly created_at: Date;
  /** The database's time when this was read. */
  readonly read_at: Date;
  readonly post_title: string;
  readonly post_content: string;
  readonly shows_media: boolean;
  /** The sent text of a rejected one, in LinkedIn's "little text"; null when nothing was sent. */
  readonly refused_commentary: string | null;
  /** Null when there is none, and before the post is published. */
  readonly first_comment: Pick<FirstCommentEntity, 'state' | 'reason'> | null;
}

export interface AttemptDetail {
  readonly number: number;
  readonly sending_at: Date;
  readonly responded_at: Date | null;
  readonly http_status: number | null;
  readonly outcome_class: OutcomeClass | null;
  readonly outcome: OutcomeCode | null;
  readonly urn: string | null;
}

export interface EventDetail {
  readonly at: Date;
  readonly event: string;
  readonly from_state: PublicationState | null;
  readonly to_state: PublicationState;
  readonly version: number;
  readonly fence: number;
  readonly actor: string;
  readonly details: Record<string, unknown> | null;
}

/** A time chosen by the user. */
export interface ChosenTime {
  readonly dueAt: Date;
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

export interface NewPublication {
  readonly userId: string;
  readonly postId: string;
  readonly socialAccountId: string;
  readonly time: ChosenTime;
  /** True when this write comes with a queued wake-up. */
  readonly isQueued: boolean;
}

export interface WakeUpKey {
  readonly id: string;
  readonly version: number;
  readonly fence: number;
}

export const PUBLICATION_COLUMNS = `p.id, p.user_id, p.post_id, p.social_account_id, p.state, p.version, p.fence, p.due_at,
  p.local_date::text, p.local_time, p.time_zone, p.next_try_at, p.settle_until, p.cancel_requested, p.held_since,
  ${mayHaveGoneOutEarly('p.held_since')} as may_have_gone_out, ${channelPausedSince('publishing')} as sending_paused_at, p.outcome,
  p.urn, p.evidence, p.linkedin_url, p.published_at, p.created_at, now() as read_at, post.title as post_title,
  post.content as post_content, exists (select from post_media pm where pm.post_id = p.post_id) as shows_media,
  case when p.state = 'rejected' then p.snapshot::jsonb ->> 'commentary' end as refused_commentary,
  (select json_build_object('state', c.state, 'reason', c.reason) from first_comments c
    where c.publication_id = p.id) as first_comment`;

/** Kept per post: publications that were planned, cancelled and never sent, besides the present one. */
const UNSENT_KEPT = 20;
/** Kept per publication: replaced times. */
const CHOICES_KEPT = 50;

/** The user's chosen time, for the audit. */
const CHOSEN_TIME = `jsonb_build_object('date', local_date::text, 'time', local_time, 'zone', time_zone)`;

const FROM = 'from publications p join posts post on post.id = p.post_id';

/** Publications as their owners see and steer them. Writes are conditional on the state; callers hold the post's row lock. */
@Injectable()
export class PublicationsRepository {
  constructor(private readonly database: Database) {}

  /**
   * True when a worker is sending one of the user's posts, or began to, reported no outcome, and may still send,
   * whatever was decided about the post meanwhile. Call inside a transaction: the locks of dead owners are tried and
   * released.
   */
  async maySenderLive(userId: string): Promise<boolean> {
    const rows = await this.database.query(
      `with sender as materialized (
         select distinct a.owner_id from publication_attempts a join publications p on p.id = a.publication_id
          where p.user_id = $1 and a.responded_at is null
       )
       select 1 from publications where user_id = $1 and state = 'sending'
       union all
       select 1 from sender where not pg_try_advisory_xact_lock($2, owner_id)
       limit 1`,
      [userId, OWNER_LOCK_SPACE],
    );
    return rows.length > 0;
  }

  async now(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }>('select now()');
    if (!row) throw new Error('PostgreSQL did not tell the time');
    return row.now;
  }

  /** The user's publication of this post that counts: the one that is not cancelled. */
  async findLive(userId: string, postId: string): Promise<PublicationRow | null> {
    const rows = await this.database.query<PublicationRow>(
      `select ${PUBLICATION_COLUMNS} ${FROM}
        where p.post_id = $1 and p.user_id = $2 and p.state <> 'cancelled'`,
      [postId, userId],
    );
    return rows[0] ?? null;
  }

  /** The same with its row locked: no worker can claim it, or write its outcome, before the transaction ends. */
  async lockLive(userId: string, postId: string): Promise<PublicationRow | null> {
    const rows = await this.database.query<PublicationRow>(
      `select ${PUBLICATION_COLUMNS} ${FROM}
        where p.post_id = $1 and p.user_id = $2 and p.state <> 'cancelled' for update of p`,
      [postId, userId],
    );
    return rows[0] ?? null;
  }

  /** The live one, else the last cancelled one. */
  async findLatest(userId: string, postId: string): Promise<PublicationRow | null> {
    const rows = await this.database.query<PublicationRow>(
      `select ${PUBLICATION_COLUMNS} ${FROM} where p.post_id = $1 and p.user_id = $2
        order by (p.state = 'cancelled'), p.updated_at desc limit 1`,
      [postId, userId],
    );
    return rows[0] ?? null;
  }

  async findByIds(ids: readonly string[]): Promise<PublicationRow[]> {
    return this.database.query<PublicationRow>(`select ${PUBLICATION_COLUMNS} ${FROM} where p.id = any($1)`, [
      ids,
    ]);
  }

  async findAttempts(publicationId: string): Promise<AttemptDetail[]> {
    return this.database.query<AttemptDetail>(
      `select number, sending_at, responded_at, http_status, outcome_class, outcome, urn
         from publication_attempts where publication_id = $1 order by number`,
      [publicationId],
    );
  }

  async findEvents(publicationId: string): Promise<EventDetail[]> {
    return this.database.query<EventDetail>(
      `select at, event, from_state, to_state, version, fence, actor, details
         from publication_events where publication_id = $1 order by id`,
      [publicationId],
    );
  }

  async insertScheduled({
    userId,
    postId,
    socialAccountId,
    time,
    isQueued,
  }: NewPublication): Promise<WakeUpKey> {
    const rows = await this.database.query<WakeUpKey>(
      `with made as (
         insert into publications (user_id, post_id, social_account_id, occurrence, due_at, local_date, local_time, time_zone, queued_at)
         values ($1, $2, $3,
           1 + (select coalesce(max(occurrence), 0) from publications where post_id = $2 and social_account_id = $3),
           $4, $5::date, $6::text, $7::text, case when $8 then now() end)
         returning id, version, fence
       ), audit as (
         insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor, details)
         select id, 'schedule', 'draft', 'scheduled', version, fence, 'user:' || $1::text,
                jsonb_build_object('date', $5::text, 'time', $6::text, 'zone', $7::text) from made
       )
       select id, version, fence from made`,
      [userId, postId, socialAccountId, time.dueAt, time.date, time.time, time.zone, isQueued],
    );
    const [key] = rows;
    if (!key) throw new Error('The new publication was not answered');
    return key;
  }

  /**
   * Deletes the oldest publications that were only planned and cancelled, so that one post does not grow without
   * limit. Those that were sent, or may have been before a restore, are kept permanently.
   */
  async forgetUnsent({ userId, postId }: Pick<NewPublication, 'userId' | 'postId'>): Promise<void> {
    await this.database.query(
      `delete from publications where id in (
         select p.id from publications p
          where p.post_id = $2 and p.user_id = $1 and p.state = 'cancelled'
            and p.urn is null and p.snapshot is null and p.outcome is distinct from 'data_restored'
            and not exists (select from publication_attempts a where a.publication_id = p.id)
          order by p.created_at desc, p.id desc offset ${UNSENT_KEPT})`,
      [userId, postId],
    );
  }

  /** Deletes the oldest replaced times of a publication that was never claimed. */
  async forgetChoices(publicationId: string): Promise<void> {
    const where = `event = 'reschedule' and from_state = 'scheduled'`;
    const choices = { table: 'publication_events', owner: 'publication_id', newestFirst: 'id desc', where };
    await keepNewest(this.database, choices, publicationId, CHOICES_KEPT);
  }

  /**
   * A new time for a publication of which nothing is under way; null when its state has moved on. One on hold that may have gone out
   * stays on hold: choosing a time does not say that its user looked at LinkedIn. "Post Now" does.
   */
  async reschedule(
    event: 'reschedule' | 'user_publishes_again',
    { id, user_id }: Pick<PublicationRow, 'id' | 'user_id'>,
    time: ChosenTime,
    isQueued: boolean,
  ): Promise<WakeUpKey | null> {
    const rows = await this.move(
      event,
      'scheduled',
      id,
      user_id,
      `version = p.version + 1, due_at = $4, local_date = $5, local_time = $6, time_zone = $7,
       queued_at = case when $8 then now() end, next_try_at = null, settle_until = null, lease_until = null,
       cancel_requested = false,
       held_since = case when $8 or not ${mayHaveGoneOutEarly('p.held_since')} then null else p.held_since end, not_sent_count = 0, ahead_check = 0, outcome = null, urn = null, linkedin_url = null,
       evidence = null`,
      [time.dueAt, time.date, time.time, time.zone, isQueued],
    );
    return rows[0] ?? null;
  }

  /** False when the state has changed. */
  async cancel({ id, user_id }: Pick<PublicationRow, 'id' | 'user_id'>): Promise<boolean> {
    const rows = await this.move(
      'cancel',
      'cancelled',
      id,
      user_id,
      'queued_at = null, next_try_at = null, cancel_requested = false, held_since = null',
    );
    return rows.length > 0;
  }

  /** A worker has the row: it will cancel instead of sending. False when it has it no longer. */
  async requestCancel({ id, user_id }: Pick<PublicationRow, 'id' | 'user_id'>): Promise<boolean> {
    const rows = await this.database.query<{ id: string }>(
      `with moved as (
         update publications set cancel_requested = true, updated_at = now()
          where id = $1 and user_id = $2 and state = 'claimed'
         returning id, version, fence
       ), audit as (
         insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor)
         select id, 'cancel_requested', 'claimed', 'claimed', version, fence, 'user:' || $2::text from moved
       )
       select id from moved`,
      [id, user_id],
    );
    return rows.length > 0;
  }

  /** The user looked once more and found no post where LinkedIn names one. False when the state has moved on. */
  async denyDuplicate({ id, user_id }: Pick<PublicationRow, 'id' | 'user_id'>): Promise<boolean> {
    const rows = await this.move(
      'user_denies_duplicate',
      'rejected',
      id,
      user_id,
      'settle_until = null, linkedin_url = null',
    );
    return rows.length > 0;
  }

  /** Records that the user saw it on LinkedIn. Returns the known time of posting; null when the state has changed. */
  async confirmPosted(
    { id, user_id }: Pick<PublicationRow, 'id' | 'user_id'>,
    proof: { urn: string | null; linkedinUrl: string | null },
  ): Promise<Date | null> {
    const rows = await this.move(
      'user_confirms_posted',
      'published',
      id,
      user_id,
      `urn = coalesce($4, p.urn), linkedin_url = coalesce($5, p.linkedin_url), evidence = 'user',
       published_at = coalesce((select max(sending_at) from publication_attempts a where a.publication_id = p.id),
                               case when p.outcome = 'data_restored' then least(p.due_at, now()) end, now())`,
      [proof.urn, proof.linkedinUrl],
    );
    return rows[0]?.published_at ?? null;
  }

  private move(
    event: PublicationEvent,
    to: PublicationState,
    id: string,
    userId: string,
    assignments: string,
    parameters: readonly unknown[] = [],
  ): Promise<(WakeUpKey & { readonly published_at: Date | null })[]> {
    // A claimed row belongs to its worker: the user's wish is recorded as a request (docs/publishing.md, "Steps" 10).
    const from = statesAllowing(event).filter((state) => state !== 'claimed');
    return this.database.query<WakeUpKey & { published_at: Date | null }>(
      `with found as (
         select id, state from publications where id = $1 and user_id = $2 and state = any($3) for update
       ), moved as (
         update publications p set state = '${to}', updated_at = now(), ${assignments}
           from found where p.id = found.id
         returning p.id, p.version, p.fence, p.published_at, p.local_date, p.local_time, p.time_zone, found.state as from_state
       ), audit as (
         insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor, details)
         select id, '${event}', from_state, '${to}', version, fence, 'user:' || $2::text,
                ${to === 'scheduled' ? CHOSEN_TIME : 'null::jsonb'} from moved
       )
       select id, version, fence, published_at from moved`,
      [id, userId, from, ...parameters],
    );
  }
}
