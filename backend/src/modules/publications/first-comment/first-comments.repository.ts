import { Injectable } from '@nestjs/common';
import type { FirstCommentReason, FirstCommentState } from '@drumbeat/domain';
import { Database } from '../../../platform/database/database.js';
import { mayHaveComeBack } from '../../../platform/continuity/continuity.repository.js';
import { channelIsOpen } from '../../../platform/outgoing-channels/channel-pauses.repository.js';
import type { FirstCommentEntity } from './first-comment.entity.js';

/** A first comment that comes later than this is none; the user adds it then. */
const WAIT_MINUTES = 30;

/** A comment that is to follow, with what decides who posts it. */
export interface CommentToFollow {
  readonly publication_id: string;
  readonly user_id: string;
  readonly text: string;
  /** Null when LinkedIn gave none, or when only the user confirmed the post. */
  readonly urn: string | null;
  readonly granted_scopes: readonly string[];
  /** True when its post is out for so long that a comment would come too late. */
  readonly is_late: boolean;
}

export interface WaitingComment {
  readonly publication_id: string;
  readonly user_id: string;
  readonly social_account_id: string;
  readonly urn: string;
  readonly text: string;
}

export interface CommentEnd {
  readonly state: Exclude<FirstCommentState, 'waiting'>;
  readonly reason: FirstCommentReason;
}

export interface CommentSubject {
  readonly publication_id: string;
  readonly user_id: string;
  readonly post_id: string;
  /** True when its user has deleted the post: no notice is due. */
  readonly is_deleted: boolean;
}

/** The ledger of first comments. Each transition is one conditional UPDATE; time is the database's. */
@Injectable()
export class FirstCommentsRepository {
  constructor(private readonly database: Database) {}

  /** The first comment of a publication that is out, unless it is in the ledger. */
  async findToFollow(publicationId: string): Promise<CommentToFollow | null> {
    const [row] = await this.database.query<CommentToFollow>(
      `select p.id as publication_id, p.user_id, post.first_comment as text,
              case when p.evidence <> 'user' then p.urn end as urn, a.granted_scopes,
              p.published_at < now() - make_interval(mins => $2) as is_late
         from publications p join posts post on post.id = p.post_id
         join social_accounts a on a.id = p.social_account_id
        where p.id = $1 and p.state = 'published' and post.first_comment is not null
          and not exists (select 1 from first_comments c where c.publication_id = p.id)`,
      [publicationId, WAIT_MINUTES],
    );
    return row ?? null;
  }

  /**
   * Publications of the last day that are out without the comment they had then: what was written since into a post that is out
   * goes nowhere. Nothing that came back with a backup: its comment may stand there. Not scoped by owner.
   */
  async findUnfollowed(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select p.id from publications p join posts post on post.id = p.post_id
        where p.state = 'published' and p.published_at > now() - interval '1 day' and post.first_comment is not null
          and post.updated_at <= p.updated_at and not ${mayHaveComeBack('p.published_at')}
          and not exists (select 1 from first_comments c where c.publication_id = p.id)
        order by p.published_at limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns true when it is new; a publication has one at most. */
  async insert(
    { publication_id, user_id, text }: CommentToFollow,
    { state, reason }: Pick<FirstCommentEntity, 'state' | 'reason'>,
  ): Promise<boolean> {
    const rows = await this.database.query(
      `insert into first_comments (publication_id, user_id, text, state, reason) values ($1, $2, $3, $4, $5)
       on conflict (publication_id) do nothing returning publication_id`,
      [publication_id, user_id, text, state, reason],
    );
    return rows.length > 0;
  }

  /** A waiting one that is due; none of a post that its user has deleted. */
  async findWaiting(publicationId: string): Promise<WaitingComment | null> {
    const [row] = await this.database.query<WaitingComment>(
      `select c.publication_id, c.user_id, p.social_account_id, p.urn, c.text
         from first_comments c join publications p on p.id = c.publication_id join posts post on post.id = p.post_id
        where c.publication_id = $1 and c.state = 'waiting' and c.next_try_at <= now() and p.urn is not null
          and post.deleted_at is null and ${channelIsOpen('first_comments')}`,
      [publicationId],
    );
    return row ?? null;
  }

  /** The intent, committed before the call: only who gets true may send, once. */
  async startSending(publicationId: string): Promise<boolean> {
    const rows = await this.database.query(
      `update first_comments c set state = 'sending', sending_at = clock_timestamp()
         from publications p join posts post on post.id = p.post_id
        where c.publication_id = $1 and c.state = 'waiting' and p.id = c.publication_id and post.deleted_at is null
          and ${channelIsOpen('first_comments')}
       returning c.publication_id`,
      [publicationId],
    );
    return rows.length > 0;
  }

  /** Certainly not sent: waits for another attempt. */
  async postpone(publicationId: string, seconds: number): Promise<void> {
    await this.database.query(
      `update first_comments
          set state = 'waiting', sending_at = null, next_try_at = now() + make_interval(secs => $2)
        where publication_id = $1 and state in ('waiting', 'sending')`,
      [publicationId, seconds],
    );
  }

  /**
   * Records its end. The first end counts, except that a late confirmation replaces an unclear one; null when it has
   * already ended.
   */
  async end(
    publicationId: string,
    { state, reason }: CommentEnd,
    httpStatus: number | null,
  ): Promise<CommentSubject | null> {
    const [row] = await this.database.query<CommentSubject>(
      `update first_comments c
          set state = $2, reason = $3, http_status = $4, responded_at = clock_timestamp()
         from publications p join posts post on post.id = p.post_id
        where c.publication_id = $1 and p.id = c.publication_id
          and (c.state in ('waiting', 'sending') or ($2 = 'posted' and c.reason = 'unclear'))
       returning c.publication_id, c.user_id, p.post_id, post.deleted_at is not null as is_deleted`,
      [publicationId, state, reason, httpStatus],
    );
    return row ?? null;
  }

  async findSubjects(publicationIds: readonly string[]): Promise<CommentSubject[]> {
    return this.database.query<CommentSubject>(
      `select p.id as publication_id, p.user_id, p.post_id, post.deleted_at is not null as is_deleted
         from publications p join posts post on post.id = p.post_id where p.id = any ($1::uuid[])`,
      [publicationIds],
    );
  }

  /** Comments whose sender was lost, and those that have waited too long for LinkedIn. */
  async findOverdue(sendingSeconds: number): Promise<OverdueComment[]> {
    return this.database.query<OverdueComment>(
      `select publication_id, state from first_comments
        where (state = 'sending' and sending_at < now() - make_interval(secs => $1))
           or (state = 'waiting' and created_at < now() - make_interval(mins => $2))
        order by next_try_at limit 100`,
      [sendingSeconds, WAIT_MINUTES],
    );
  }

  /** Waiting ones that are due and got no wake-up. */
  async findDue(lateSeconds: number): Promise<string[]> {
    const rows = await this.database.query<{ publication_id: string }>(
      `select publication_id from first_comments
        where state = 'waiting' and next_try_at < now() - make_interval(secs => $1) and ${channelIsOpen('first_comments')}
        order by next_try_at limit 100`,
      [lateSeconds],
    );
    return rows.map(({ publication_id }) => publication_id);
  }
}

export interface OverdueComment {
  readonly publication_id: string;
  readonly state: 'waiting' | 'sending';
}
