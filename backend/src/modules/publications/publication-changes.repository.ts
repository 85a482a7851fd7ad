import { statesAllowing, type PublicationEvent, type PublicationState } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { mayHaveGoneOutEarly } from '../../platform/continuity/continuity.repository.js';
import { Database } from '../../platform/database/database.js';
import { keepNewest } from '../../platform/database/keep-newest.js';
import type { PublicationRow } from './publications.repository.js';

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

/** Kept per post: publications that were planned, cancelled and never sent, besides the present one. */
const UNSENT_KEPT = 20;
/** Kept per publication: replaced times. */
const CHOICES_KEPT = 50;

/** The user's chosen time, for the audit. */
const CHOSEN_TIME = `jsonb_build_object('date', local_date::text, 'time', local_time, 'zone', time_zone)`;

/** Publications as their owners steer them. Conditional on the state; callers hold the post's row lock. */
@Injectable()
export class PublicationChangesRepository {
  constructor(private readonly database: Database) {}

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
