import { NAMED_KINDS, UNREAD_COUNTED_MAX } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ABOUT_COLUMNS, type NewNotice } from './notice-about.js';
import { STANDS } from './notifications.conditions.js';
import type { HiddenKinds } from './settings/notice-settings.service.js';

export interface NoticeRow {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

/**
 * A user's notices that are looked at, the newest: whether one still stands takes look-ups of its own, and half a year may have thousands. Hides
 * also what its user does not want.
 */
const LOOKED_AT_MAX = 500;
const newestOf = (which: string) => `(
  select * from notifications
   where user_id = $1 and ${which} and kind <> all($2) and (not $3 or kind = any($4))
   order by created_at desc, id desc limit ${LOOKED_AT_MAX})`;

const WRITTEN = ['user_id', 'kind', 'subject', 'title', 'body', 'link', ...ABOUT_COLUMNS].join(', ');
/** JSON knows no half of a pair, which a text may end with that was cut. */
const wholeText = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value;

const NONE: HiddenKinds = { kinds: [], isNewsHidden: false };
const hiddenValues = ({ kinds, isNewsHidden }: HiddenKinds) => [kinds, isNewsHidden, NAMED_KINDS];

@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: Database) {}

  async insertNew(notices: readonly NewNotice[]): Promise<void> {
    const rows = notices.map(({ userId, about, ...notice }) => ({ user_id: userId, ...notice, ...about }));
    await this.database.query(
      `insert into notifications (${WRITTEN})
       select ${WRITTEN} from jsonb_populate_recordset(null::notifications, $1::jsonb)
       on conflict (user_id, kind, subject) do nothing`,
      [JSON.stringify(rows, wholeText)],
    );
  }

  /** The newest first, of those that are looked at. */
  async findNewest(userId: string, limit: number, hidden = NONE): Promise<NoticeRow[]> {
    return this.database.query<NoticeRow>(
      `select n.id, n.kind, n.title, n.body, n.link, n.created_at, n.read_at from ${newestOf('true')} n
        where ${STANDS} order by n.created_at desc, n.id desc limit $5`,
      [userId, ...hiddenValues(hidden), limit],
    );
  }

  /** At most `UNREAD_COUNTED_MAX`, of those that are looked at. */
  async countUnread(userId: string, hidden = NONE): Promise<number> {
    const rows = await this.database.query<{ count: number }>(
      `select count(*)::int as count from (
         select from ${newestOf('read_at is null')} n where ${STANDS} limit ${UNREAD_COUNTED_MAX}) unread`,
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
