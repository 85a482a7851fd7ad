import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { audit, transitionFrom } from '../ledger-sql.js';

/** What a connection that ended leaves behind: posts that were planned for its member. */
export interface BlockedByEnd {
  /** When the connection ended, by the database's clock. */
  readonly ended_at: Date;
  readonly member_name: string;
  /** True when another member is connected instead. */
  readonly is_replaced: boolean;
  /** At least one. */
  readonly count: number;
  /** Titles of the earliest ones, three at most. */
  readonly titles: readonly string[];
  readonly first_post_id: string;
}

const LOST = transitionFrom('scheduled', 'auth_lost');

@Injectable()
export class EndedConnectionsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Blocks all scheduled publications of a disconnected account in one statement; null when there was none. Those on hold stay so:
   * their user looks at them first. A claimed one is its worker's, which finds the account gone. Call in the transaction that ends
   * the connection.
   */
  async block(userId: string, accountId: string): Promise<BlockedByEnd | null> {
    const rows = await this.database.query<BlockedByEnd>(
      `with found as (
         select id from publications
          where user_id = $1 and social_account_id = $2 and state = '${LOST.from}' and held_since is null
          order by id for update
       ), moved as (
         update publications p
            set state = '${LOST.to}', outcome = null, queued_at = null, next_try_at = null, updated_at = now()
           from found where p.id = found.id
         returning p.id, p.post_id, p.due_at, p.version, p.fence
       ), ${audit(LOST, `'user:' || $1::text`, `jsonb_build_object('reason', 'the connection was ended')`)}
       select account.disconnected_at as ended_at, account.display_name as member_name,
              exists (select from social_accounts other
                       where other.user_id = $1 and other.provider = account.provider and other.disconnected_at is null) as is_replaced,
              count(*)::int as count, (array_agg(post.title order by moved.due_at, moved.id))[1:3] as titles,
              (array_agg(moved.post_id order by moved.due_at, moved.id))[1] as first_post_id
         from moved join posts post on post.id = moved.post_id join social_accounts account on account.id = $2
        where account.disconnected_at is not null
        group by account.id`,
      [userId, accountId],
    );
    return rows[0] ?? null;
  }
}
