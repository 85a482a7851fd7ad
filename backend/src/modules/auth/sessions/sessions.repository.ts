import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns } from '../../../platform/database/entity-columns.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { type SessionEndReason, SessionEntity } from './session.entity.js';

export type SessionRow = Readonly<SessionEntity>;

const SESSIONS = EntityColumns.of(SessionEntity);
const COLUMNS = SESSIONS.select();
const TOKENS = EntityColumns.of(RefreshTokenEntity);

export interface RefreshTokenRow {
  readonly id: string;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  /** When the token that replaced it was used in its turn. */
  readonly successor_used_at: Date | null;
  /** Tokens issued to the session since the given instant. */
  readonly rotations: number;
}

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  async insert(
    session: Pick<SessionRow, 'user_id' | 'created_at' | 'expires_at' | 'user_agent' | 'ip'>,
  ): Promise<SessionRow> {
    const { sql, values } = SESSIONS.insert({ ...session, last_used_at: session.created_at });
    const [row] = await this.database.query<SessionRow>(`${sql} returning ${COLUMNS}`, values);
    if (!row) throw new Error('The session was not written');
    return row;
  }

  async findLive(userId: string, sessionId: string, now: Date): Promise<SessionRow | null> {
    const [row] = await this.database.query<SessionRow>(
      `select ${COLUMNS} from auth_sessions where id = $1 and user_id = $2 and ended_at is null and expires_at > $3`,
      [sessionId, userId, now],
    );
    return row ?? null;
  }

  /** The session that a refresh token belongs to. Locked, so that refreshes of one session go one after another. */
  async lockByRefreshToken(tokenHash: string): Promise<SessionRow | null> {
    const [row] = await this.database.query<SessionRow>(
      `select ${COLUMNS} from auth_sessions
        where id = (select session_id from refresh_tokens where token_hash = $1)
          for update`,
      [tokenHash],
    );
    return row ?? null;
  }

  async findRefreshToken(tokenHash: string, since: Date): Promise<RefreshTokenRow | null> {
    const [row] = await this.database.query<RefreshTokenRow>(
      `select t.id, t.expires_at, t.used_at, n.used_at as successor_used_at,
              (select count(*)::int from refresh_tokens r
                where r.session_id = t.session_id and r.created_at > $2) as rotations
         from refresh_tokens t left join refresh_tokens n on n.id = t.replaced_by
        where t.token_hash = $1`,
      [tokenHash, since],
    );
    return row ?? null;
  }

  /** Adds a token to the session's chain; `predecessorId` has had its day. */
  async appendRefreshToken(
    token: { session_id: string; token_hash: string; created_at: Date; expires_at: Date },
    predecessorId?: string,
  ): Promise<void> {
    const { sql, values } = TOKENS.insert(token);
    const [row] = await this.database.query<{ id: string }>(`${sql} returning id`, values);
    if (predecessorId === undefined) return;
    await this.database.query('update refresh_tokens set used_at = $2, replaced_by = $3 where id = $1', [
      predecessorId,
      token.created_at,
      row?.id,
    ]);
    await this.database.query('update auth_sessions set last_used_at = $2 where id = $1', [
      token.session_id,
      token.created_at,
    ]);
  }

  /** Live sessions, neither ended nor expired, the last used first. */
  async listLive(userId: string, now: Date, idleSeconds: number): Promise<SessionRow[]> {
    return this.database.query<SessionRow>(
      `select ${COLUMNS} from auth_sessions
        where user_id = $1 and ended_at is null and expires_at > $2
          and last_used_at > $2 - make_interval(secs => $3)
        order by last_used_at desc, id`,
      [userId, now, idleSeconds],
    );
  }

  /** False when the session was over, or is somebody else's. */
  async end(userId: string, sessionId: string, reason: SessionEndReason, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      `update auth_sessions set ended_at = $3, end_reason = $4
        where id = $1 and user_id = $2 and ended_at is null
       returning 1`,
      [sessionId, userId, now, reason],
    );
    return rows.length > 0;
  }

  async endByRefreshToken(tokenHash: string, reason: SessionEndReason, now: Date): Promise<void> {
    await this.database.query(
      `update auth_sessions set ended_at = $2, end_reason = $3
        where id = (select session_id from refresh_tokens where token_hash = $1) and ended_at is null`,
      [tokenHash, now, reason],
    );
  }

  async endOthers(userId: string, keptSessionId: string, reason: SessionEndReason, now: Date): Promise<void> {
    await this.database.query(
      `update auth_sessions set ended_at = $3, end_reason = $4
        where user_id = $1 and id <> $2 and ended_at is null`,
      [userId, keptSessionId, now, reason],
    );
  }

  /** Sessions that ended, or were over by themselves, before this instant; their tokens go with them. At most `limit`. */
  async deleteOverBefore(instant: Date, idleSeconds: number, limit: number): Promise<number> {
    const rows = await this.database.query(
      `delete from auth_sessions
        where id in (
          select id from auth_sessions
           where least(coalesce(ended_at, expires_at), expires_at, last_used_at + make_interval(secs => $2)) < $1
           limit $3 for update skip locked)
       returning 1`,
      [instant, idleSeconds, limit],
    );
    return rows.length;
  }

  async endAll(userId: string, reason: SessionEndReason, now: Date): Promise<void> {
    await this.database.query(
      'update auth_sessions set ended_at = $2, end_reason = $3 where user_id = $1 and ended_at is null',
      [userId, now, reason],
    );
  }
}
