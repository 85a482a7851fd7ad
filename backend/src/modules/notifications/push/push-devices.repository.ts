import { PUSH_DEVICES_MAX } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import type { PushDeviceEntity } from './push-device.entity.js';

type NewPushDevice = Readonly<Omit<PushDeviceEntity, 'id' | 'last_success_at' | 'failures' | 'waits_until'>>;
type PushDeviceRow = Readonly<
  Pick<PushDeviceEntity, 'id' | 'session_id' | 'label' | 'created_at' | 'last_success_at'>
>;

/** Condition on `auth_sessions s`. Parameters: the present and the idle life in seconds, by their numbers. */
export const sessionLives = (now: string, idleSeconds: string): string =>
  `s.ended_at is null and s.expires_at > ${now}::timestamptz
     and s.last_used_at > ${now}::timestamptz - make_interval(secs => ${idleSeconds})`;

@Injectable()
export class PushDevicesRepository {
  private readonly idleSeconds: number;

  constructor(
    private readonly database: Database,
    { auth }: AppConfig,
  ) {
    this.idleSeconds = auth.sessionIdleSeconds;
  }

  /** The oldest first. */
  async findLive(userId: string, now: Date): Promise<PushDeviceRow[]> {
    return this.database.query<PushDeviceRow>(
      `select d.id, d.session_id, d.label, d.created_at, d.last_success_at
         from push_devices d join auth_sessions s on s.id = d.session_id
        where d.user_id = $1 and ${sessionLives('$2', '$3')} order by d.created_at, d.id`,
      [userId, now, this.idleSeconds],
    );
  }

  /**
   * The browser of a session, in the place of what was known of either: a browser has one address, whoever signs in, and tells it to who
   * is signed in now. False where the user has too many already.
   */
  replace(device: NewPushDevice): Promise<boolean> {
    const { user_id, session_id, endpoint, p256dh, auth, label, created_at } = device;
    return this.database.transaction(async () => {
      await this.database.query('delete from push_devices where session_id = $1 or endpoint = $2', [
        session_id,
        endpoint,
      ]);
      const rows = await this.database.query(
        `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, label, created_at)
         select $1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::text, $7::timestamptz
          where ${PUSH_DEVICES_MAX} > (
            select count(*) from push_devices d join auth_sessions s on s.id = d.session_id
             where d.user_id = $1 and ${sessionLives('$7', '$8')})
         on conflict (endpoint) do update
           set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
               label = excluded.label, created_at = excluded.created_at, last_success_at = null, failures = 0, waits_until = null
         returning 1`,
        [user_id, session_id, endpoint, p256dh, auth, label, created_at, this.idleSeconds],
      );
      return rows.length > 0;
    });
  }

  async delete(userId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(
      'delete from push_devices where id = $1 and user_id = $2 returning 1',
      [id, userId],
    );
    return rows.length > 0;
  }

  /** Those whose session is over. Not scoped by owner. */
  async deleteOver(now: Date): Promise<void> {
    await this.database.query(
      `delete from push_devices d using auth_sessions s where s.id = d.session_id and not (${sessionLives('$1', '$2')})`,
      [now, this.idleSeconds],
    );
  }
}
