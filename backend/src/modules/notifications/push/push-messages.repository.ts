import { PUSH_WAITING_MAX } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { channelIsOpen } from '../../../platform/outgoing-channels/channel-pauses.repository.js';
import { Database } from '../../../platform/database/database.js';
import { STANDS } from '../notifications.conditions.js';
import {
  SETTINGS_COLUMNS,
  SETTINGS_JOINS,
  type NoticeSettingsRow,
} from '../settings/notice-settings.repository.js';
import { sessionLives } from './push-devices.repository.js';

/** A notice whose time on devices has come. */
export interface DueNotice extends Pick<NoticeSettingsRow, 'topics'> {
  readonly id: string;
  readonly kind: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
  /** False once there is nothing left to do, or its post is in the bin. */
  readonly stands: boolean;
}

/** A message that is due: whose it is, and the service that takes it. */
export interface DuePush {
  readonly user_id: string;
  readonly device_id: string;
  readonly endpoint: string;
}

/** A notice for one device, leased to its caller. */
export interface PushToSend {
  readonly id: string;
  readonly attempts: number;
  readonly device_id: string;
  /** Sendings to the device in a row that its service did not take. */
  readonly failures: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly notice_id: string;
  readonly user_id: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly created_at: Date;
  /** False for what was read or settled meanwhile. */
  readonly is_wanted: boolean;
}

/** Longer than a call of a push service may take. */
const LEASE_SECONDS = 60;
const AT_ONCE = 500;
/** Of one user: as many as a worker lets wait for their turn, about (send-push.command.ts). */
const AT_ONCE_EACH = 20;

/** Notices on their way to devices. Not scoped by owner; any number of workers may take them, each is taken by one. */
@Injectable()
export class PushMessagesRepository {
  private readonly idleSeconds: number;

  constructor(
    private readonly database: Database,
    { auth }: AppConfig,
  ) {
    this.idleSeconds = auth.sessionIdleSeconds;
  }

  /** Call inside a transaction. */
  async takeDueNotices(now: Date, limit: number): Promise<DueNotice[]> {
    return this.database.query<DueNotice>(
      `select n.id, n.kind, n.created_at, n.read_at, ${STANDS} as stands, ${SETTINGS_COLUMNS}
         from notifications n join profiles p on p.id = n.user_id ${SETTINGS_JOINS}
        where n.push_due_at <= $1 order by n.push_due_at limit $2 for update of n skip locked`,
      [now, limit],
    );
  }

  /**
   * Writes a message for each device of these notices' users whose session lives; of what waits for a device then, the newest stay. Call
   * inside a transaction. Returns the ids of those that are due.
   */
  async insert(noticeIds: readonly string[], now: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string; device_id: string }>(
      `insert into push_messages (user_id, notice_id, device_id, next_try_at)
       select n.user_id, n.id, d.id, greatest($2::timestamptz, d.waits_until)
         from notifications n join push_devices d on d.user_id = n.user_id join auth_sessions s on s.id = d.session_id
        where n.id = any($1::uuid[]) and ${sessionLives('$2', '$3')}
       on conflict (notice_id, device_id) do nothing returning id, device_id`,
      [noticeIds, now, this.idleSeconds],
    );
    await this.deleteAllButNewest([...new Set(rows.map(({ device_id }) => device_id))]);
    const due = await this.database.query<{ id: string }>(
      'select id from push_messages where id = any($1::uuid[]) and next_try_at <= $2',
      [rows.map(({ id }) => id), now],
    );
    return due.map(({ id }) => id);
  }

  private async deleteAllButNewest(deviceIds: readonly string[]): Promise<void> {
    await this.database.query(
      `delete from push_messages where id in (
         select id from (
           select m.id, row_number() over (partition by m.device_id order by n.created_at desc, n.id desc) as place
             from push_messages m join notifications n on n.id = m.notice_id where m.device_id = any($1::uuid[])) waiting
          where place > ${PUSH_WAITING_MAX})`,
      [deviceIds],
    );
  }

  async settle(noticeIds: readonly string[]): Promise<void> {
    await this.database.query('update notifications set push_due_at = null where id = any($1::uuid[])', [
      noticeIds,
    ]);
  }

  /** Null where there is nothing to do. */
  async find(id: string, now: Date): Promise<DuePush | null> {
    const [due] = await this.database.query<DuePush>(
      `select m.user_id, m.device_id, d.endpoint from push_messages m join push_devices d on d.id = m.device_id
        where m.id = $1 and m.next_try_at <= $2`,
      [id, now],
    );
    return due ?? null;
  }

  /** A message that is due; null when there is nothing to do. Not while mail is paused: it tells of the same. */
  async claim(id: string, now: Date): Promise<PushToSend | null> {
    const [message] = await this.database.query<PushToSend>(
      `update push_messages m
          set attempts = m.attempts + 1, next_try_at = $2::timestamptz + make_interval(secs => ${LEASE_SECONDS})
         from push_devices d, auth_sessions s, notifications n
        where m.id = $1 and m.next_try_at <= $2 and d.id = m.device_id and s.id = d.session_id and n.id = m.notice_id
          and ${sessionLives('$2', '$3')} and ${channelIsOpen('mail')}
       returning m.id, m.attempts, d.id as device_id, d.failures, d.endpoint, d.p256dh, d.auth, n.id as notice_id, n.user_id, n.title, n.body, n.link,
                 n.created_at, (n.read_at is null and ${STANDS}) as is_wanted`,
      [id, now, this.idleSeconds],
    );
    return message ?? null;
  }

  async markSent({ id, device_id }: PushToSend, now: Date): Promise<void> {
    await this.database.transaction(async () => {
      await this.delete(id);
      await this.database.query(
        'update push_devices set last_success_at = $2, failures = 0, waits_until = null where id = $1',
        [device_id, now],
      );
    });
  }

  async delete(id: string): Promise<void> {
    await this.database.query('delete from push_messages where id = $1', [id]);
  }

  /** The device was tried in vain: all that waits for it waits until then. What failed at the same time is one failure. */
  async postpone(deviceId: string, until: Date, now: Date): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.query(
        `update push_devices set failures = failures + case when waits_until > $2 then 0 else 1 end where id = $1`,
        [deviceId, now],
      );
      await this.wait(deviceId, until);
    });
  }

  /** The same for a device that was not tried. */
  async wait(deviceId: string, until: Date): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.query('update push_devices set waits_until = $2 where id = $1', [deviceId, until]);
      await this.database.query('update push_messages set next_try_at = $2 where device_id = $1', [
        deviceId,
        until,
      ]);
    });
  }

  /** The device with all that waits for it, unless its browser gave another address meanwhile. */
  async deleteDevice(id: string, endpoint: string): Promise<void> {
    await this.database.query('delete from push_devices where id = $1 and endpoint = $2', [id, endpoint]);
  }

  /** A few of each user, so that nobody's keep the others' from being found. */
  async findDue(now: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from (
         select id, next_try_at, row_number() over (partition by user_id order by next_try_at, id) as place
           from push_messages where next_try_at <= $1 and ${channelIsOpen('mail')}) due
        where place <= ${AT_ONCE_EACH} order by place, next_try_at limit ${AT_ONCE}`,
      [now],
    );
    return rows.map(({ id }) => id);
  }
}
