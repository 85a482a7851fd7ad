import { LINKEDIN_TEXTS, safeReturnPath } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AppError, InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { AppConfig } from '../../../config/config.js';
import { AccountReader } from '../../../platform/access/account-reader.js';
import type { AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { ContinuityJournal } from '../../../platform/continuity/continuity-journal.js';
import { isSameText, randomToken, sha256 } from '../../../platform/crypto/token.js';
import { Database } from '../../../platform/database/database.js';
import { UserAllowancesService } from '../../auth/allowances/user-allowances.service.js';
import { EndedConnectionsService } from '../../publications/recover/ended-connections.service.js';
import { LinkedInOAuthClient, LinkedInOAuthError } from './linkedin-oauth.client.js';
import { OAuthStatesRepository, type OAuthState } from './oauth-states.repository.js';
import { isCancelled, returnAddress, type ConnectOutcome } from './return-path.policy.js';
import { SocialAccountsService, type EndedConnection } from '../accounts/social-accounts.service.js';

/** No LinkedIn application is configured, or LinkedIn is out of reach (CONNECTION-3). */
class LinkedInConnectError extends AppError {
  constructor() {
    super(503, 'linkedin.connect_failed', LINKEDIN_TEXTS.connectFailed);
  }
}

/** A member may have to find their password first; LinkedIn's code is valid about as long. */
export const STATE_LIFE_SECONDS = 30 * 60;

interface ConnectionStart {
  readonly url: string;
  /** Stored in a cookie of the browser that started: only it may use the callback. */
  readonly state: string;
}

interface CallbackQuery {
  readonly state?: string | undefined;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
}

/** Connecting and disconnecting a LinkedIn account (LINKEDIN-1 to LINKEDIN-6). */
@Injectable()
export class LinkedInConnectionService {
  private readonly logger = new Logger(LinkedInConnectionService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly oauth: LinkedInOAuthClient,
    private readonly states: OAuthStatesRepository,
    private readonly accounts: SocialAccountsService,
    private readonly sessions: AccountReader,
    private readonly database: Database,
    private readonly journal: ContinuityJournal,
    private readonly allowances: UserAllowancesService,
    private readonly endedConnections: EndedConnectionsService,
  ) {}

  /**
   * Starts the OAuth flow for the requesting session.
   * @throws InvalidInputError for a return path outside our site; LinkedInConnectError without credentials;
   * TooManyAttemptsError
   */
  async start(user: AuthenticatedUser, returnTo: string | undefined): Promise<ConnectionStart> {
    if (returnTo !== undefined && safeReturnPath(returnTo) === null) {
      throw new InvalidInputError([
        { field: 'return_to', message: 'return_to must be a path of this site, such as /settings' },
      ]);
    }
    await this.allowances.take('linkedin-connections', user.id);
    const state = randomToken();
    const url = this.authorizeUrl(state);
    await this.states.insert(
      sha256(state),
      { user_id: user.id, session_id: user.session_id, return_to: returnTo ?? null },
      STATE_LIFE_SECONDS,
    );
    return { url, state };
  }

  /** Handles LinkedIn's callback. Returns where to redirect; never throws for errors of LinkedIn or the browser. */
  async complete(query: CallbackQuery, browserState: string | undefined): Promise<string> {
    const state = await this.redeem(query.state, browserState);
    const outcome = state ? await this.outcome(query, state) : 'failed';
    return returnAddress(this.config.http.publicUrl, state?.return_to ?? null, outcome);
  }

  /**
   * Erases the tokens at once; revoking them at LinkedIn as well is best effort, once the erasing is committed. False where no account
   * was connected.
   */
  async disconnect(userId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const ended = await this.accounts.disconnect(userId);
      await this.afterEnd(userId, ended);
      return ended.accountId !== null;
    });
  }

  /** Also for a replaced member: restored older data must not post to their feed. */
  private async afterEnd(userId: string, { accountId, accessToken }: EndedConnection): Promise<void> {
    if (accountId !== null) {
      await this.endedConnections.blockScheduled(userId, accountId);
      await this.database.afterCommit(() => this.journal.noteEnding('linkedin_disconnected', userId));
    }
    if (accessToken !== null) await this.database.afterCommit(() => this.revoke(accessToken));
  }

  private async revoke(accessToken: string): Promise<void> {
    try {
      await this.oauth.revoke(accessToken);
    } catch (error) {
      this.logger.warn({ err: error }, 'A LinkedIn token was erased but could not be revoked');
    }
  }

  private authorizeUrl(state: string): string {
    try {
      return this.oauth.authorizeUrl(state);
    } catch (error) {
      if (!(error instanceof LinkedInOAuthError)) throw error;
      this.logger.error({ err: error }, 'LinkedIn cannot be connected');
      throw new LinkedInConnectError();
    }
  }

  /** The state is valid once, in the browser and session that started, while that session is live. */
  private async redeem(
    state: string | undefined,
    browserState: string | undefined,
  ): Promise<OAuthState | null> {
    if (!state || !browserState || !isSameText(state, browserState)) return null;
    const redeemed = await this.states.consume(sha256(state));
    if (!redeemed) return null;
    const account = await this.sessions.findBySession(redeemed.user_id, redeemed.session_id);
    return account ? redeemed : null;
  }

  private async outcome({ code, error }: CallbackQuery, { user_id }: OAuthState): Promise<ConnectOutcome> {
    if (error !== undefined) {
      if (isCancelled(error)) return 'cancelled';
      this.logger.warn('LinkedIn ended the authorization with an error');
      return 'failed';
    }
    if (!code) return 'failed';
    try {
      const tokens = await this.oauth.exchangeCode(code);
      const member = await this.oauth.member(tokens.accessToken);
      await this.database.transaction(async () =>
        this.afterEnd(user_id, await this.accounts.connect(user_id, member, tokens)),
      );
      return 'connected';
    } catch (failure) {
      if (!(failure instanceof LinkedInOAuthError)) throw failure;
      this.logger.warn({ err: failure }, 'LinkedIn could not be connected');
      return 'failed';
    }
  }
}
