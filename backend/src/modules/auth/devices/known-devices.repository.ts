import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns } from '../../../platform/database/entity-columns.js';
import { KnownDeviceEntity } from './known-device.entity.js';

const DEVICES = EntityColumns.of(KnownDeviceEntity);

@Injectable()
export class KnownDevicesRepository {
  constructor(private readonly database: Database) {}

  /** Records a use of the browser. True when this user has used it before. */
  async touch(userId: string, tokenHash: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      'update known_devices set last_used_at = $3 where user_id = $1 and token_hash = $2 returning 1',
      [userId, tokenHash, now],
    );
    return rows.length > 0;
  }

  async insert(userId: string, tokenHash: string, now: Date): Promise<void> {
    const device = { user_id: userId, token_hash: tokenHash, created_at: now, last_used_at: now };
    const { sql, values } = DEVICES.insert(device);
    await this.database.query(
      `${sql} on conflict on constraint pk_known_devices do update set last_used_at = excluded.last_used_at`,
      values,
    );
  }

  async hasAny(userId: string): Promise<boolean> {
    return (
      (await this.database.query('select 1 from known_devices where user_id = $1 limit 1', [userId])).length >
      0
    );
  }

  /** True when anybody has used the browser: its cookie is one of ours. */
  async isIssued(tokenHash: string): Promise<boolean> {
    return (
      (await this.database.query('select 1 from known_devices where token_hash = $1 limit 1', [tokenHash]))
        .length > 0
    );
  }

  /** All but the one with this hash; null spares none. */
  async forget(userId: string, keptTokenHash: string | null): Promise<void> {
    await this.database.query(
      'delete from known_devices where user_id = $1 and token_hash is distinct from $2',
      [userId, keptTokenHash],
    );
  }

  async deleteUnusedSince(lastUsed: Date): Promise<number> {
    const rows = await this.database.query('delete from known_devices where last_used_at < $1 returning 1', [
      lastUsed,
    ]);
    return rows.length;
  }
}
