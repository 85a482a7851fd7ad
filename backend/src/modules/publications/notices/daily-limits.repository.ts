import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** A member whose posts LinkedIn refuses until `until`. */
export interface DailyLimit {
  readonly userId: string;
  readonly accountId: string;
  readonly until: Date;
}

/** A publication that comes due before then, with the number of all that do. */
export interface HeldUpPublication {
  readonly post_id: string;
  readonly post_title: string;
  readonly time_zone: string;
  readonly count: number;
}

@Injectable()
export class DailyLimitsRepository {
  constructor(private readonly database: Database) {}

  /** The first `limit` by their times. Others being sent now get the same response. */
  async findHeldUp({ userId, accountId, until }: DailyLimit, limit: number): Promise<HeldUpPublication[]> {
    return this.database.query<HeldUpPublication>(
      `select p.post_id, post.title as post_title, p.time_zone, (count(*) over ())::int as count
         from publications p join posts post on post.id = p.post_id
        where p.user_id = $1 and p.social_account_id = $2 and p.due_at < $3
          and p.state in ('scheduled', 'claimed', 'sending')
        order by p.due_at, p.id limit $4`,
      [userId, accountId, until, limit],
    );
  }
}
