import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns } from '../../platform/database/entity-columns.js';
import { channelIsOpen } from '../../platform/outgoing-channels/channel-pauses.repository.js';
import { OutgoingMailEntity } from './outgoing-mail.entity.js';

export type OutgoingMail = Readonly<OutgoingMailEntity>;

const MAILS = EntityColumns.of(OutgoingMailEntity);

export type NewMail = Pick<
  OutgoingMail,
  'kind' | 'recipient' | 'user_id' | 'link_id' | 'facts' | 'discard_after'
>;

/** Longer than any conversation with a mail server may take (smtp-mailer). */
const LEASE_MS = 3 * 60_000;
/** A mail without a job for this long was forgotten by the queue, or waits for its next try. */
const FORGOTTEN_AFTER_MS = 5 * 60_000;
const WAKE_AT_MOST = 200;

/** Each method is one conditional statement, so that any number of workers may call it at once. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly database: Database) {}

  async insert(mail: NewMail, now: Date): Promise<string> {
    const { sql, values } = MAILS.insert({ ...mail, created_at: now, woken_at: now });
    const [row] = await this.database.query<{ id: string }>(`${sql} returning id`, values);
    if (!row) throw new Error('The mail was not written');
    return row.id;
  }

  /** False while the mail channel is paused. */
  async isOpen(): Promise<boolean> {
    const [row] = await this.database.query<{ is_open: boolean }>(
      `select ${channelIsOpen('mail')} as is_open`,
    );
    return row?.is_open ?? false;
  }

  /** Claims a waiting mail for this caller; null when there is nothing to do. */
  async claim(id: string, now: Date): Promise<OutgoingMail | null> {
    const [mail] = await this.database.query<OutgoingMail>(
      `update outgoing_mails set attempts = attempts + 1, lease_until = $3
        where id = $1 and sent_at is null and failed_at is null and (lease_until is null or lease_until <= $2)
          and ${channelIsOpen('mail')}
       returning *`,
      [id, now, new Date(now.getTime() + LEASE_MS)],
    );
    return mail ?? null;
  }

  async markSent(id: string, now: Date): Promise<void> {
    await this.database.query(
      'update outgoing_mails set sent_at = $2, lease_until = null where id = $1 and failed_at is null',
      [id, now],
    );
  }

  async markFailed(
    id: string,
    now: Date,
    { is_unreachable }: Pick<OutgoingMail, 'is_unreachable'>,
  ): Promise<void> {
    await this.database.query(
      'update outgoing_mails set failed_at = $2, is_unreachable = $3, lease_until = null where id = $1 and sent_at is null',
      [id, now, is_unreachable],
    );
  }

  /** Releases the mail for another attempt. */
  async release(id: string): Promise<void> {
    await this.database.query('update outgoing_mails set lease_until = null where id = $1', [id]);
  }

  /** Ids of mails without a recent job; each is returned to one caller. */
  async takeForgotten(now: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `update outgoing_mails set woken_at = $1
        where id in (
          select id from outgoing_mails
           where sent_at is null and failed_at is null and woken_at < $2
             and (lease_until is null or lease_until <= $1) and ${channelIsOpen('mail')}
           order by woken_at limit $3 for update skip locked)
       returning id`,
      [now, new Date(now.getTime() - FORGOTTEN_AFTER_MS), WAKE_AT_MOST],
    );
    return rows.map(({ id }) => id);
  }

  /** Addresses are not kept longer than they are needed. Returns the number of deleted mails. */
  async deleteBefore(created: Date): Promise<number> {
    const rows = await this.database.query(
      'delete from outgoing_mails where created_at < $1 and (sent_at is not null or failed_at is not null) returning 1',
      [created],
    );
    return rows.length;
  }
}
