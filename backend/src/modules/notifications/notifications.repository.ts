import { NAMED_KINDS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { HiddenKinds } from './settings/notice-settings.service.js';

export interface NewNotice {
  readonly userId: string;
  /** Stable name of the occasion, such as `publication.missed`. */
  readonly kind: string;
  /** Its subject: the same kind about the same subject is notified once. */
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  /** Path inside the user app. */
  readonly link: string;
}

export interface NoticeRow {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

/** The link may open one of the post's dialogs: "/posts/<id>?dialog=performance". The id is its characters 8 to 43. */
const OF_POST = `n.link ~ '^/posts/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}([?]|$)'`;
/** What a notice of a post's day is about, and of its time on it, in SQL of a row of `posts`: another day or time is another occasion. */
export const dayOfPost = (post: string) => `${post}.id || ':' || ${post}.scheduled_date`;
export const handTimeOfPost = (post: string) => `${dayOfPost(post)} || ' ' || ${post}.hand_time`;
/** In SQL: no time through LinkedIn was chosen for it. */
export const hasNoPublication = (post: string) =>
  `not exists (select from publications u where u.post_id = ${post}.id and u.state <> 'cancelled')`;
/** The claim and the time of its user's choice that a notice tells of are still the latest, of `publications u` in a state. */
const isStill = (state: string) => `exists (
      select from publications u
       where u.post_id = p.id and u.state = '${state}' and n.subject = concat(u.id, ':v', u.version, ':f', u.fence))`;
/** True while there is still to do what the notice asks for, of `posts p`. */
const IS_OPEN = `case n.kind
  when 'publication.rejected' then ${isStill('rejected')}
  when 'publication.missed' then ${isStill('missed')}
  when 'publication.needs_user' then ${isStill('needs_user')}
  when 'publication.paused' then ${isStill('scheduled')}
  when 'publication.at_risk' then exists (
      select from publications u
       where u.post_id = p.id and u.state = 'scheduled' and n.subject like concat(u.id, ':v', u.version, ':%'))
  when 'post.by_hand' then p.status = 'draft' and n.subject = ${handTimeOfPost('p')} and ${hasNoPublication('p')}
  when 'draft.due' then
    p.status = 'draft' and p.hand_time is null and n.subject = ${dayOfPost('p')} and ${hasNoPublication('p')}
  when 'post.needs_analytics' then not exists (select from post_performance f where f.post_id = p.id)
  when 'post.suggested' then
    exists (select from post_suggestions s where s.id = n.subject::uuid and s.state = 'open')
  when 'publication.first_comment' then
    not exists (select from finish_ticks t where t.post_id = p.id and t.step = 'first_comment')
  else true end`;
/** True while posts wait for the connection, or the check, that a notice without a post in its link asks for. */
const IS_AWAITED = `case n.kind
  when 'publication.blocked' then exists (
      select from publications u
       where u.user_id = n.user_id and u.state = 'blocked_auth'
         and split_part(n.subject, ':', 1) in (u.id::text, u.social_account_id::text))
  when 'publication.at_risk' then exists (
      select from publications u join social_accounts a on a.id = u.social_account_id
       where u.user_id = n.user_id and u.state = 'scheduled' and n.subject like concat(u.id, ':v', u.version, ':%')
         and coalesce(a.token_issued_at < n.created_at, true))
  when 'publication.held' then exists (
      select from publications u where u.user_id = n.user_id and u.held_since is not null)
  else true end`;
/** Condition on `notifications n`: false for one whose post is in the bin, until it is restored, and for one that is settled. */
export const STANDS = `case when ${OF_POST}
  then exists (select from posts p where p.id = substr(n.link, 8, 36)::uuid and p.deleted_at is null and ${IS_OPEN})
  else ${IS_AWAITED} end`;
/** Hides also what its user does not want. */
const SHOWN = `${STANDS} and n.kind <> all($2) and (not $3 or n.kind = any($4))`;

const NONE: HiddenKinds = { kinds: [], isNewsHidden: false };
const hiddenValues = ({ kinds, isNewsHidden }: HiddenKinds) => [kinds, isNewsHidden, NAMED_KINDS];

@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: Database) {}

  async insertNew(notices: readonly NewNotice[]): Promise<void> {
    await this.database.query(
      `insert into notifications (user_id, kind, subject, title, body, link)
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       on conflict (user_id, kind, subject) do nothing`,
      [
        notices.map(({ userId }) => userId),
        notices.map(({ kind }) => kind),
        notices.map(({ subject }) => subject),
        notices.map(({ title }) => title),
        notices.map(({ body }) => body),
        notices.map(({ link }) => link),
      ],
    );
  }

  /** The newest first. */
  async findNewest(userId: string, limit: number, hidden = NONE): Promise<NoticeRow[]> {
    return this.database.query<NoticeRow>(
      `select n.id, n.kind, n.title, n.body, n.link, n.created_at, n.read_at from notifications n
        where n.user_id = $1 and ${SHOWN} order by n.created_at desc, n.id desc limit $5`,
      [userId, ...hiddenValues(hidden), limit],
    );
  }

  async countUnread(userId: string, hidden = NONE): Promise<number> {
    const rows = await this.database.query<{ count: number }>(
      `select count(*)::int as count from notifications n where n.user_id = $1 and n.read_at is null and ${SHOWN}`,
      [userId, ...hiddenValues(hidden)],
    );
    return rows[0]?.count ?? 0;
  }

  /** Ignores ids of other users' notices. */
  async markRead(userId: string, ids: readonly string[]): Promise<void> {
    await this.database.query(
      'update notifications set read_at = now() where user_id = $1 and id = any($2) and read_at is null',
      [userId, ids],
    );
  }

  /** At most `limit`, the oldest first. Not scoped by owner. Returns the number. */
  async deleteBefore(before: Date, limit: number): Promise<number> {
    const rows = await this.database.query(
      `delete from notifications
        where id in (
          select id from notifications where created_at < $1
           order by created_at limit $2 for update skip locked)
       returning id`,
      [before, limit],
    );
    return rows.length;
  }

  async markAllRead(userId: string): Promise<void> {
    await this.database.query(
      'update notifications set read_at = now() where user_id = $1 and read_at is null',
      [userId],
    );
  }
}
