import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { LinkType, OneTimeLinkEntity } from './one-time-link.entity.js';

export type OneTimeLink = Readonly<OneTimeLinkEntity>;

@Injectable()
export class OneTimeLinksRepository {
  constructor(private readonly database: Database) {}

  async insert(link: Omit<OneTimeLink, 'used_at'>): Promise<void> {
    await this.database.query(
      `insert into one_time_links (id, type, user_id, token_hash, next, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [link.id, link.type, link.user_id, link.token_hash, link.next, link.created_at, link.expires_at],
    );
  }

  async find(type: LinkType, tokenHash: string): Promise<OneTimeLink | null> {
    const [link] = await this.database.query<OneTimeLink>(
      'select * from one_time_links where token_hash = $1 and type = $2',
      [tokenHash, type],
    );
    return link ?? null;
  }

  /** Spends the link: of many who try at the same instant, one gets it. Null for all others, and when it is over. */
  async consume(type: LinkType, tokenHash: string, now: Date): Promise<OneTimeLink | null> {
    const [link] = await this.database.query<OneTimeLink>(
      `update one_time_links set used_at = $3
        where token_hash = $1 and type = $2 and used_at is null and expires_at > $3
       returning *`,
      [tokenHash, type, now],
    );
    return link ?? null;
  }

  /** Spends all working links of the user. */
  async spendAll(userId: string, now: Date): Promise<void> {
    await this.database.query(
      'update one_time_links set used_at = $2 where user_id = $1 and used_at is null and expires_at > $2',
      [userId, now],
    );
  }

  async deleteExpiredBefore(expired: Date): Promise<number> {
    const rows = await this.database.query('delete from one_time_links where expires_at < $1 returning 1', [
      expired,
    ]);
    return rows.length;
  }
}
