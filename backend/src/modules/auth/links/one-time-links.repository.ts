import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns } from '../../../platform/database/entity-columns.js';
import { type LinkType, OneTimeLinkEntity } from './one-time-link.entity.js';

export type OneTimeLink = Readonly<OneTimeLinkEntity>;

const LINKS = EntityColumns.of(OneTimeLinkEntity);
const COLUMNS = LINKS.select();

@Injectable()
export class OneTimeLinksRepository {
  constructor(private readonly database: Database) {}

  async insert(link: Omit<OneTimeLink, 'used_at'>): Promise<void> {
    const { sql, values } = LINKS.insert(link);
    await this.database.query(sql, values);
  }

  async find(type: LinkType, tokenHash: string): Promise<OneTimeLink | null> {
    const [link] = await this.database.query<OneTimeLink>(
      `select ${COLUMNS} from one_time_links where token_hash = $1 and type = $2`,
      [tokenHash, type],
    );
    return link ?? null;
  }

  /** Spends the link: of many who try at the same instant, one gets it. Null for all others, and when it is over. */
  async consume(type: LinkType, tokenHash: string, now: Date): Promise<OneTimeLink | null> {
    const [link] = await this.database.query<OneTimeLink>(
      `update one_time_links set used_at = $3
        where token_hash = $1 and type = $2 and used_at is null and expires_at > $3
       returning ${COLUMNS}`,
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
