import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { STANDS } from '../notifications.conditions.js';
import {
  SETTINGS_COLUMNS,
  SETTINGS_JOINS,
  type NoticeSettingsRow,
} from '../settings/notice-settings.repository.js';

/** A notice with what its user wants to be told, and when. */
export interface MailedNotice extends NoticeSettingsRow {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
  /** False once there is nothing left to do, or its post is in the bin. */
  readonly stands: boolean;
  readonly email: string;
  readonly first_name: string | null;
  readonly time_zone: string;
}

export interface PlannedNotice {
  readonly id: string;
  /** null: no mail is sent. */
  readonly mailDue: Date | null;
  /** null: no device is told. */
  readonly pushDue: Date | null;
}

const NOTICES = `
  select n.id, n.kind, n.title, n.body, n.link, n.created_at, n.read_at, ${STANDS} as stands, p.email, p.first_name, p.time_zone, ${SETTINGS_COLUMNS}
    from notifications n join profiles p on p.id = n.user_id ${SETTINGS_JOINS}`;

/** When notices go out, and their mails. Not scoped by owner; any number of workers may take them at once, each notice is taken by one. */
@Injectable()
export class NoticeMailsRepository {
  constructor(private readonly database: Database) {}

  /** Call inside a transaction. */
  async takeNew(limit: number): Promise<MailedNotice[]> {
    return this.database.query<MailedNotice>(
      `${NOTICES} where n.mail_state = 'new' order by n.created_at limit $1 for update of n skip locked`,
      [limit],
    );
  }

  async plan(notices: readonly PlannedNotice[]): Promise<void> {
    await this.database.query(
      `update notifications n
          set mail_state = case when plan.mail_due is null then 'done' else 'planned' end, mail_due_at = plan.mail_due,
              push_due_at = plan.push_due
         from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as plan (id, mail_due, push_due) where n.id = plan.id`,
      [
        notices.map(({ id }) => id),
        notices.map(({ mailDue }) => mailDue),
        notices.map(({ pushDue }) => pushDue),
      ],
    );
  }

  /** Their mail is written, or not wanted any more. */
  async settle(ids: readonly string[]): Promise<void> {
    await this.database.query(
      `update notifications set mail_state = 'done', mail_due_at = null where id = any($1::uuid[])`,
      [ids],
    );
  }

  /** Users with mails that are due, the longest first. */
  async findDueUsers(now: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ user_id: string }>(
      `select user_id from notifications where mail_state = 'planned' and mail_due_at <= $1
        group by user_id order by min(mail_due_at) limit $2`,
      [now, limit],
    );
    return rows.map(({ user_id }) => user_id);
  }

  /** The user's notices whose mail is due, the oldest first. Call inside a transaction. */
  async takeDue(userId: string, now: Date): Promise<MailedNotice[]> {
    return this.database.query<MailedNotice>(
      `${NOTICES} where n.user_id = $1 and n.mail_state = 'planned' and n.mail_due_at <= $2
        order by n.created_at, n.id for update of n skip locked`,
      [userId, now],
    );
  }
}
