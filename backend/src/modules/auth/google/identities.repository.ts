import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns } from '../../../platform/database/entity-columns.js';
import { IdentityEntity } from './identity.entity.js';

const IDENTITIES = EntityColumns.of(IdentityEntity);

@Injectable()
export class IdentitiesRepository {
  constructor(private readonly database: Database) {}

  /** The user of an identity, recording its use; null when nobody has linked it. */
  async use(provider: 'google', subject: string, now: Date): Promise<string | null> {
    const [row] = await this.database.query<{ user_id: string }>(
      `update sign_in_identities set last_used_at = $3 where provider = $1 and subject = $2 returning user_id`,
      [provider, subject, now],
    );
    return row?.user_id ?? null;
  }

  /** False when the identity belongs to another user, or this user has another one of this provider. */
  async insert(userId: string, provider: 'google', subject: string, now: Date): Promise<boolean> {
    const identity = { user_id: userId, provider, subject, created_at: now, last_used_at: now };
    const { sql, values } = IDENTITIES.insert(identity);
    const rows = await this.database.query(`${sql} on conflict do nothing returning 1`, values);
    return rows.length > 0;
  }

  async exists(userId: string, provider: 'google'): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from sign_in_identities where user_id = $1 and provider = $2',
      [userId, provider],
    );
    return rows.length > 0;
  }
}
