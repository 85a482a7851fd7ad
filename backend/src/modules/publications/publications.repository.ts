import { Injectable } from '@nestjs/common';
import { type OutcomeClass, type OutcomeCode, type PublicationState } from '@drumbeat/domain';
import { Database } from '../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../platform/database/entity-columns.js';
import type { FirstCommentEntity } from './first-comment/first-comment.entity.js';
import { mayHaveGoneOutEarly } from '../../platform/continuity/continuity.repository.js';
import { channelPausedSince } from '../../platform/outgoing-channels/channel-pauses.repository.js';
import { OWNER_LOCK_SPACE } from './owner-lock.js';
import { PublicationEntity } from './publication.entity.js';

const OWN = EntityColumns.of(PublicationEntity).pick(
  'id',
  'user_id',
  'post_id',
  'social_account_id',
  'state',
  'version',
  'fence',
  'due_at',
  'local_date',
  'local_time',
  'time_zone',
  'next_try_at',
  'settle_until',
  'cancel_requested',
  'held_since',
  'outcome',
  'urn',
  'evidence',
  'linkedin_url',
  'published_at',
  'created_at',
);

export interface PublicationRow extends RowOf<typeof OWN> {
  /** For one that waits for a check: no record shows whether it went out early. */
  readonly may_have_gone_out: boolean;
  /** Start of a pause of sending to LinkedIn; null without one. */
  readonly sending_paused_at: Date | null;
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

export const PUBLICATION_COLUMNS = `${OWN.select('p')}, now() as read_at,
  ${mayHaveGoneOutEarly('p.held_since')} as may_have_gone_out, ${channelPausedSince('publishing')} as sending_paused_at,
  post.title as post_title, post.content as post_content,
  exists (select from post_media pm where pm.post_id = p.post_id) as shows_media,
  case when p.state = 'rejected' then p.snapshot::jsonb ->> 'commentary' end as refused_commentary,
  (select json_build_object('state', c.state, 'reason', c.reason) from first_comments c
    where c.publication_id = p.id) as first_comment`;

const FROM = 'from publications p join posts post on post.id = p.post_id';

/** Publications as their owners see them. */
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
}
