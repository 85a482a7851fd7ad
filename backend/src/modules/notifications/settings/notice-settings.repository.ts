import type { MailSwitch } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns, type JoinedRowOf, type RowOf } from '../../../platform/database/entity-columns.js';
import { NoticeSettingsEntity } from './notice-settings.entity.js';

const SAVED = EntityColumns.of(NoticeSettingsEntity).pick('topics', 'quiet_from', 'quiet_until', 'digest_at');
type Saved = RowOf<typeof SAVED>;

/** Times are null while nothing was chosen. */
export interface NoticeSettingsRow
  extends
    Readonly<Record<MailSwitch, boolean | null>>,
    Omit<JoinedRowOf<typeof SAVED>, 'topics'>,
    Pick<Saved, 'topics'> {
  /** Nobody else's mailbox is told anything. */
  readonly is_confirmed: boolean;
  /** Of a session that may be over by now. */
  readonly has_device: boolean;
}

/** Columns of `NoticeSettingsRow`, for a query of profiles p. */
export const SETTINGS_COLUMNS = `
  coalesce(s.topics, '{}') as topics, s.quiet_from, s.quiet_until, s.digest_at, u.email_notifications, u.content_reminders,
  u.weekly_insights, p.email_confirmed_at is not null as is_confirmed,
  exists (select from push_devices d where d.user_id = p.id) as has_device`;
export const SETTINGS_JOINS = `
  left join notice_settings s on s.user_id = p.id
  left join user_preferences u on u.user_id = p.id`;

@Injectable()
export class NoticeSettingsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<NoticeSettingsRow> {
    const [row] = await this.database.query<NoticeSettingsRow>(
      `select ${SETTINGS_COLUMNS} from profiles p ${SETTINGS_JOINS} where p.id = $1`,
      [userId],
    );
    if (!row) throw new Error('Settings were asked for of an account that is gone');
    return row;
  }

  /** The row, made where it is missing, until the transaction ends. */
  async lock(userId: string): Promise<Saved> {
    await this.database.query('insert into notice_settings (user_id) values ($1) on conflict do nothing', [
      userId,
    ]);
    const [row] = await this.database.query<Saved>(
      `select ${SAVED.select()} from notice_settings where user_id = $1 for update`,
      [userId],
    );
    if (!row) throw new Error('The settings were not written');
    return row;
  }

  async save(userId: string, { topics, quiet_from, quiet_until, digest_at }: Saved): Promise<void> {
    await this.database.query(
      `update notice_settings set topics = $2, quiet_from = $3, quiet_until = $4, digest_at = $5, updated_at = now()
        where user_id = $1`,
      [userId, JSON.stringify(topics), quiet_from, quiet_until, digest_at],
    );
  }
}
