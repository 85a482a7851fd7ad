import { isActiveSubscription } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AccountReader, type Account } from '../../../platform/access/account-reader.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';

interface AccountRow extends Omit<Account, 'subscription_active'> {
  readonly status: string | null;
  readonly plan_type: string | null;
}

/** The account data that the access guard of every route needs, in one statement over three primary or unique keys. */
@Injectable()
export class AccountRepository extends AccountReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findBySession(userId: string, sessionId: string): Promise<Account | null> {
    const [row] = await this.database.query<AccountRow>(
      `select p.id, p.email, p.is_admin, p.time_zone, p.token_version, u.status, u.plan_type
         from auth_sessions s
         join profiles p on p.id = s.user_id
         left join user_subscriptions u on u.user_id = p.id
        where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > $3`,
      [sessionId, userId, this.clock.now()],
    );
    if (!row) return null;
    const { status, plan_type, ...account } = row;
    const subscription = status !== null && plan_type !== null ? { status, plan_type } : null;
    return { ...account, subscription_active: isActiveSubscription(subscription) };
  }

  async findLiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ id: string }>(
      'select id from auth_sessions where id = any($1::uuid[]) and ended_at is null and expires_at > $2',
      [sessionIds, this.clock.now()],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
