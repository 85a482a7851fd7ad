import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { sha256 } from '../../../platform/crypto/token.js';
import { Database } from '../../../platform/database/database.js';
import type { Profile } from '../../users/profile/profiles.repository.js';
import { UsersService } from '../../users/users.service.js';
import { AccessTokens, TokenChain } from './session-tokens.js';
import { SessionCorruptError, SessionEndedError, SessionLeftError } from '../auth.errors.js';
import { REFRESH_TOKEN_MIN_LENGTH } from '../auth.limits.js';
import type { Client } from './client.js';
import { SecurityNoticesService } from '../accounts/security-notices.service.js';
import { idleEnd, judgeRefresh, type RefreshVerdict } from './session.policy.js';
import { SessionsRepository, type SessionRow } from './sessions.repository.js';

/** A token for a cookie. */
export interface IssuedToken {
  readonly value: string;
  readonly expiresAt: Date;
}

export interface SignedIn {
  readonly profile: Profile;
  readonly sessionId: string;
  /** The end of the session's idle life (SESSION-2); refreshing extends it. */
  readonly expiresAt: Date;
  readonly accessToken: IssuedToken;
  readonly refreshToken: IssuedToken;
  /** After a sign-in: identifies the browser from now on. */
  readonly deviceToken?: IssuedToken;
}

/** Opens sessions, keeps them alive by rotating tokens, ends them. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly repository: SessionsRepository,
    private readonly users: UsersService,
    private readonly chain: TokenChain,
    private readonly accessTokens: AccessTokens,
    private readonly notices: SecurityNoticesService,
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session for somebody who has just proved who they are. The browser's earlier session ends: its
   * cookies are about to be replaced, and nothing else would end it (OWASP ASVS 5.0, 7.2.4).
   */
  async start(profile: Profile, client: Client): Promise<SignedIn> {
    const now = this.clock.now();
    const token = this.chain.first();
    const session = await this.database.transaction(async () => {
      if (client.refreshToken !== undefined) {
        await this.repository.endByRefreshToken(sha256(client.refreshToken), 'signed_out', now);
      }
      const opened = await this.repository.insert({
        user_id: profile.id,
        created_at: now,
        expires_at: new Date(now.getTime() + this.config.auth.sessionAbsoluteSeconds * 1000),
        user_agent: client.userAgent,
        ip: client.address,
      });
      await this.append(opened, token, now);
      return opened;
    });
    await this.users.noteSeen(profile);
    return this.signedIn(profile, session, token, now);
  }

  /**
   * Trades a refresh token for fresh tokens.
   * @throws SessionLeftError for a token of a session that was left in its own browser
   * @throws SessionEndedError for one that is corrupt, unknown or expired, and for a used one, which ends the session
   */
  async refresh(token: string, client: Client): Promise<SignedIn> {
    if (token.length < REFRESH_TOKEN_MIN_LENGTH) throw new SessionCorruptError();
    const now = this.clock.now();
    // The verdict comes out of the transaction as a value: an exception would undo the end of a stolen family.
    const { verdict, session } = await this.database.transaction(() => this.rotate(token, client, now));
    const profile =
      session && (verdict === 'rotate' || verdict === 'keep' || verdict === 'repeat')
        ? await this.users.find(session.user_id)
        : null;
    if (session?.end_reason === 'signed_out') throw new SessionLeftError();
    if (!session || !profile) throw new SessionEndedError();
    const given = verdict === 'keep' ? token : this.chain.successorOf(token);
    await this.users.noteSeen(profile);
    return this.signedIn(profile, session, given, now);
  }

  /** The session behind an access token; null when signed out, and when the token has expired and wants a refresh. */
  async current(accessToken: string | undefined): Promise<{ profile: Profile; expiresAt: Date } | null> {
    const now = this.clock.now();
    const claims = accessToken === undefined ? null : await this.accessTokens.read(accessToken, now);
    if (!claims) return null;
    const session = await this.repository.findLive(claims.sub, claims.sid, now);
    if (!session) return null;
    const profile = await this.users.find(session.user_id);
    if (profile?.token_version !== claims.ver) return null;
    return { profile, expiresAt: this.endOf(session) };
  }

  /** The sessions in which the user is signed in, the last used first. */
  async live(userId: string): Promise<SessionRow[]> {
    return this.repository.listLive(userId, this.clock.now(), this.config.auth.sessionIdleSeconds);
  }

  /** Ends one from the list of devices. False when it was over, or is somebody else's. */
  async endOne(userId: string, sessionId: string): Promise<boolean> {
    return this.repository.end(userId, sessionId, 'ended_by_user', this.clock.now());
  }

  /** Signs out on this device. */
  async end(userId: string, sessionId: string): Promise<void> {
    await this.repository.end(userId, sessionId, 'signed_out', this.clock.now());
  }

  private async rotate(
    token: string,
    client: Client,
    now: Date,
  ): Promise<{ verdict: RefreshVerdict; session: SessionRow | null }> {
    const hash = sha256(token);
    const session = await this.repository.lockByRefreshToken(hash);
    const minuteAgo = new Date(now.getTime() - 60_000);
    const known = session && (await this.repository.findRefreshToken(hash, minuteAgo));
    if (!known) return { verdict: 'expired', session: null };
    const verdict = judgeRefresh({ session, token: known }, client.userAgent, now);
    if (verdict === 'rotate') {
      const used = { ...session, last_used_at: now };
      await this.append(used, this.chain.successorOf(token), now, known.id);
      return { verdict, session: used };
    }
    if (verdict === 'reused') {
      await this.repository.end(session.user_id, session.id, 'token_reused', now);
      await this.notices.sessionReused(await this.users.get(session.user_id), session.id, client);
    }
    return { verdict, session };
  }

  private async append(session: SessionRow, token: string, now: Date, predecessorId?: string): Promise<void> {
    await this.repository.appendRefreshToken(
      {
        session_id: session.id,
        token_hash: sha256(token),
        created_at: now,
        expires_at: this.endOf(session),
      },
      predecessorId,
    );
  }

  private async signedIn(profile: Profile, session: SessionRow, token: string, now: Date): Promise<SignedIn> {
    const expiresAt = this.endOf(session);
    const accessEnd = new Date(
      Math.min(now.getTime() + this.config.auth.accessTokenSeconds * 1000, expiresAt.getTime()),
    );
    const claims = { sub: profile.id, sid: session.id, ver: profile.token_version };
    return {
      profile,
      sessionId: session.id,
      expiresAt,
      accessToken: {
        value: await this.accessTokens.sign(claims, now, accessEnd),
        expiresAt: accessEnd,
      },
      refreshToken: { value: token, expiresAt },
    };
  }

  private endOf(session: SessionRow): Date {
    return idleEnd(session.last_used_at, session.expires_at, this.config.auth.sessionIdleSeconds);
  }
}
