import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

export interface OAuthState {
  readonly user_id: string;
  readonly session_id: string;
  readonly return_to: string | null;
}

@Injectable()
export class OAuthStatesRepository {
  constructor(private readonly database: Database) {}

  async insert(stateHash: string, state: OAuthState, lifeSeconds: number): Promise<void> {
    await this.database.query(
      `insert into oauth_states (state_hash, user_id, session_id, return_to, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [stateHash, state.user_id, state.session_id, state.return_to, lifeSeconds],
    );
  }

  /** Deletes and returns the state: a second call with it, also at the same time, returns null. */
  async consume(stateHash: string): Promise<OAuthState | null> {
    const rows = await this.database.query<OAuthState & { is_live: boolean }>(
      `delete from oauth_states where state_hash = $1
       returning user_id, session_id, return_to, expires_at > now() as is_live`,
      [stateHash],
    );
    const state = rows[0];
    return state?.is_live ? state : null;
  }

  async deleteExpired(): Promise<void> {
    await this.database.query('delete from oauth_states where expires_at < now()');
  }
}
