import { FIGURES_SCOPE, type ReadingPauseReason } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../../platform/database/entity-columns.js';
import { SocialAccountEntity } from './social-account.entity.js';

/** A connected member as the worker needs it; the times are judged by the database's clock. */
export interface PostingAccountRow {
  readonly id: string;
  readonly user_id: string;
  readonly provider_user_id: string;
  readonly granted_scopes: readonly string[];
  readonly access_token_encrypted: string;
  /** Identifies the token: a new one has another time. */
  readonly token_issued_at: Date | null;
  readonly token_age_ms: number | null;
  readonly expires_at: Date | null;
  readonly is_expired: boolean;
  readonly needs_reconnect: boolean;
  readonly throttled_until: Date | null;
  readonly is_throttled: boolean;
  readonly throttle_count: number;
  readonly readings_paused_until: Date | null;
}

const CONNECTED = EntityColumns.of(SocialAccountEntity).pick(
  'id',
  'user_id',
  'provider',
  'provider_user_id',
  'display_name',
  'granted_scopes',
  'expires_at',
  'needs_reconnect',
  'throttled_until',
  'readings_paused_until',
  'readings_pause_reason',
);

export interface ConnectedAccountRow extends RowOf<typeof CONNECTED> {
  readonly is_expired: boolean;
}

export interface SealedToken {
  readonly id: string;
  readonly user_id: string;
  readonly access_token_encrypted: string;
}

export interface ConnectedMember {
  readonly id: string;
  readonly userId: string;
  readonly providerUserId: string;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly scopes: readonly string[];
  readonly accessToken: string;
  readonly expiresInSeconds: number | null;
  readonly needsReconnect: boolean;
}

const CONNECTED_COLUMNS = `${CONNECTED.select()}, coalesce(expires_at <= now(), false) as is_expired`;

@Injectable()
export class SocialAccountsRepository {
  constructor(private readonly database: Database) {}

  async findConnected(userId: string): Promise<ConnectedAccountRow | null> {
    const rows = await this.database.query<ConnectedAccountRow>(
      `select ${CONNECTED_COLUMNS} from social_accounts
        where user_id = $1 and provider = 'linkedin' and disconnected_at is null`,
      [userId],
    );
    return rows[0] ?? null;
  }

  async findConnectedByIds(ids: readonly string[]): Promise<ConnectedAccountRow[]> {
    return this.database.query<ConnectedAccountRow>(
      `select ${CONNECTED_COLUMNS} from social_accounts where id = any($1) and disconnected_at is null`,
      [ids],
    );
  }

  /** The connected ones of these, which cannot be disconnected or replaced before the transaction ends. */
  async lockForPosting(ids: readonly string[]): Promise<PostingAccountRow[]> {
    return this.database.query<PostingAccountRow>(
      `select id, user_id, provider_user_id, granted_scopes, access_token_encrypted, token_issued_at,
              (extract(epoch from now() - token_issued_at) * 1000)::float8 as token_age_ms, expires_at,
              coalesce(expires_at <= now(), false) as is_expired, needs_reconnect,
              throttled_until, coalesce(throttled_until > now(), false) as is_throttled, throttle_count,
              readings_paused_until
         from social_accounts where id = any($1) and disconnected_at is null
        order by id for share`,
      [ids],
    );
  }

  /** One connection at a time for each user: a second callback waits until the transaction of the first has ended. */
  async lockUser(userId: string): Promise<void> {
    await this.database.query(`select pg_advisory_xact_lock(hashtextextended('social_accounts:' || $1, 0))`, [
      userId,
    ]);
  }

  /** Id of the row that belongs to this member, connected or not. */
  async findIdOfMember(userId: string, providerUserId: string): Promise<string | null> {
    const rows = await this.database.query<{ id: string }>(
      `select id from social_accounts where user_id = $1 and provider = 'linkedin' and provider_user_id = $2`,
      [userId, providerUserId],
    );
    return rows[0]?.id ?? null;
  }

  async saveConnected(member: ConnectedMember): Promise<void> {
    await this.database.query(
      `insert into social_accounts (id, user_id, provider, provider_user_id, display_name, avatar_url, granted_scopes,
         access_token_encrypted, token_issued_at, expires_at, needs_reconnect, connected_at)
       values ($1, $2, 'linkedin', $3, $4, $5, $6, $7, clock_timestamp(),
         clock_timestamp() + make_interval(secs => $8), $9, now())
       on conflict (user_id, provider, provider_user_id) do update set
         display_name = excluded.display_name, avatar_url = excluded.avatar_url,
         granted_scopes = excluded.granted_scopes, access_token_encrypted = excluded.access_token_encrypted,
         token_issued_at = excluded.token_issued_at, expires_at = excluded.expires_at,
         needs_reconnect = excluded.needs_reconnect, connected_at = excluded.connected_at, disconnected_at = null,
         readings_paused_until = null, readings_pause_reason = null`,
      [
        member.id,
        member.userId,
        member.providerUserId,
        member.displayName,
        member.avatarUrl,
        member.scopes,
        member.accessToken,
        member.expiresInSeconds,
        member.needsReconnect,
      ],
    );
  }

  /** Ends the connection, unless it is that of `exceptId`, and returns the erased sealed token. */
  async disconnect(userId: string, exceptId: string | null = null): Promise<SealedToken | null> {
    const rows = await this.database.query<SealedToken>(
      `with gone as (
         select id, user_id, access_token_encrypted from social_accounts
          where user_id = $1 and provider = 'linkedin' and id is distinct from $2 and disconnected_at is null for update
       ), erased as (
         update social_accounts a
            set disconnected_at = now(), access_token_encrypted = null
           from gone where a.id = gone.id
       )
       select * from gone`,
      [userId, exceptId],
    );
    return rows[0] ?? null;
  }

  /** Only for the token that was refused: a new one that came meanwhile stays trusted. */
  async markNeedsReconnect(id: string, tokenIssuedAt: Date | null): Promise<void> {
    await this.database.query(
      `update social_accounts set needs_reconnect = true
        where id = $1 and date_trunc('milliseconds', token_issued_at) is not distinct from $2 and not needs_reconnect`,
      [id, tokenIssuedAt],
    );
  }

  /**
   * Counts one refusal with 429 and returns their number in a row, with the database's time. Refusals of concurrent
   * calls count as one: null when a pause already runs.
   */
  async countThrottle(id: string): Promise<{ failures: number; now: Date } | null> {
    const rows = await this.database.query<{ failures: number; now: Date }>(
      `update social_accounts set throttle_count = throttle_count + 1, throttled_until = now() + interval '1 minute'
        where id = $1 and (throttled_until is null or throttled_until <= now())
       returning throttle_count as failures, now() as now`,
      [id],
    );
    return rows[0] ?? null;
  }

  async pauseUntil(id: string, until: Date): Promise<void> {
    await this.database.query('update social_accounts set throttled_until = $2 where id = $1', [id, until]);
  }

  async findPause(id: string): Promise<Date | null> {
    const rows = await this.database.query<{ throttled_until: Date | null }>(
      'select throttled_until from social_accounts where id = $1',
      [id],
    );
    return rows[0]?.throttled_until ?? null;
  }

  async clearThrottle(ids: readonly string[]): Promise<void> {
    await this.database.query(
      'update social_accounts set throttle_count = 0, throttled_until = null where id = any($1) and throttle_count > 0',
      [ids],
    );
  }

  async pauseAllReadings(reason: ReadingPauseReason, until: Date): Promise<void> {
    await this.database.query(
      `update social_accounts set readings_paused_until = $2, readings_pause_reason = $1
        where disconnected_at is null and granted_scopes @> array[$3]`,
      [reason, until, FIGURES_SCOPE],
    );
  }

  async pauseReadings(id: string, reason: ReadingPauseReason, until: Date): Promise<void> {
    await this.database.query(
      'update social_accounts set readings_paused_until = $3, readings_pause_reason = $2 where id = $1',
      [id, reason, until],
    );
  }

  /** Tokens after this id whose seal does not begin with this prefix, locked; a second process takes other ones. */
  async lockSealedOtherwise(prefix: string, afterId: string, limit: number): Promise<SealedToken[]> {
    return this.database.query<SealedToken>(
      `select id, user_id, access_token_encrypted from social_accounts
        where disconnected_at is null and id > $2 and not starts_with(access_token_encrypted, $1)
        order by id limit $3 for update skip locked`,
      [prefix, afterId, limit],
    );
  }

  /** The keys, other than these, of tokens that are still to be used. */
  async findOtherKeyIds(known: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select distinct split_part(access_token_encrypted, '.', 2) as id from social_accounts
        where disconnected_at is null and not needs_reconnect and access_token_encrypted ~ '^v1\\.[A-Za-z0-9_-]+\\.'
          and split_part(access_token_encrypted, '.', 2) <> all($1::text[]) order by id`,
      [known],
    );
    return rows.map(({ id }) => id);
  }

  /** Connected ones whose seal begins with this prefix, in no order. */
  async findSealedBy(prefix: string, limit: number): Promise<SealedToken[]> {
    return this.database.query<SealedToken>(
      `select id, user_id, access_token_encrypted from social_accounts
        where disconnected_at is null and starts_with(access_token_encrypted, $1) limit $2`,
      [prefix, limit],
    );
  }

  async replaceSeal({ id, access_token_encrypted }: Omit<SealedToken, 'user_id'>): Promise<void> {
    await this.database.query('update social_accounts set access_token_encrypted = $2 where id = $1', [
      id,
      access_token_encrypted,
    ]);
  }
}
