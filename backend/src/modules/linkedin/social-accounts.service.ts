import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { missingScopes, rateLimitRetryAt } from '@drumbeat/domain';
import { SecretBoxError } from '../../platform/crypto/secret-box.js';
import { StartError } from '../../config/start-error.js';
import { Database } from '../../platform/database/database.js';
import type { LinkedInMember, LinkedInTokens } from './linkedin-oauth.client.js';
import {
  SocialAccountsRepository,
  type ConnectedAccountRow,
  type PostingAccountRow,
  type SealedToken,
} from './social-accounts.repository.js';
import { TokenSeal } from './token-seal.js';

const RENEWED_AT_ONCE = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export type ConnectedAccount = ConnectedAccountRow;

/** Everything that a send needs of a connected account. Only this object has the token in plain text. */
export interface PostingAccount extends Omit<PostingAccountRow, 'access_token_encrypted'> {
  readonly accessToken: string;
}

/** The data of a connection that just ended. */
export interface EndedConnection {
  /** Null when none was connected. */
  readonly accountId: string | null;
  /** For revocation; null when none can be read. */
  readonly accessToken: string | null;
}

const wrongKey = (keyId: string): StartError =>
  new StartError(
    `The key "${keyId}" of ENCRYPTION_KEYS opens none of the LinkedIn tokens that were sealed with a key of this id: it is another one. ` +
      'Put back the key that was there before. Is it lost for good, give the new key another id: then users are asked to connect again.',
  );

/** One that was damaged or moved does not speak for its key. */
const TRIED_AT_START = 20;

interface RenewedPage {
  readonly renewed: number;
  /** Cursor of the next page; undefined after the last one. */
  readonly lastId: string | undefined;
}

/** The members that users connected: their tokens, what was granted, and pauses that LinkedIn imposes. */
@Injectable()
export class SocialAccountsService {
  private readonly logger = new Logger(SocialAccountsService.name);

  constructor(
    private readonly database: Database,
    private readonly accounts: SocialAccountsRepository,
    private readonly seal: TokenSeal,
  ) {}

  findConnected(userId: string): Promise<ConnectedAccount | null> {
    return this.accounts.findConnected(userId);
  }

  /** The still connected ones of these accounts. */
  findConnectedByIds(ids: readonly string[]): Promise<ConnectedAccount[]> {
    return this.accounts.findConnectedByIds(ids);
  }

  /**
   * The connected ones of these accounts with their tokens in clear, by id; they stay connected until the transaction
   * ends. An account whose token cannot be opened (a key was dropped too early) is left out and logged, and its user is to
   * connect again: left as it is, it would look usable to everybody but the sender.
   */
  async lockForPosting(ids: readonly string[]): Promise<Map<string, PostingAccount>> {
    const accounts = new Map<string, PostingAccount>();
    for (const { access_token_encrypted, ...row } of await this.accounts.lockForPosting(ids)) {
      const place = { accountId: row.id, userId: row.user_id };
      try {
        accounts.set(row.id, { ...row, accessToken: this.seal.open(access_token_encrypted, place) });
      } catch (error) {
        this.logger.fatal({ err: error, accountId: row.id }, 'A LinkedIn token cannot be opened');
        // Only after the commit: two senders that share the row's lock would deadlock.
        await this.database.afterCommit(() => this.reportRefusedToken(row));
      }
    }
    return accounts;
  }

  /**
   * Connects a member; another member that was connected before is disconnected, and keeps its own publications.
   * Returns how that one's connection ended.
   */
  async connect(userId: string, member: LinkedInMember, tokens: LinkedInTokens): Promise<EndedConnection> {
    return this.database.transaction(async () => {
      await this.accounts.lockUser(userId);
      const id = (await this.accounts.findIdOfMember(userId, member.sub)) ?? randomUUID();
      const replaced = await this.accounts.disconnect(userId, id);
      await this.accounts.saveConnected({
        id,
        userId,
        providerUserId: member.sub,
        displayName: member.name,
        avatarUrl: member.picture,
        scopes: tokens.scopes,
        accessToken: this.seal.seal(tokens.accessToken, { accountId: id, userId }),
        expiresInSeconds: tokens.expiresInSeconds,
        needsReconnect: missingScopes(tokens.scopes).length > 0,
      });
      return this.ended(replaced);
    });
  }

  async disconnect(userId: string): Promise<EndedConnection> {
    return this.ended(await this.accounts.disconnect(userId));
  }

  private ended(erased: SealedToken | null): EndedConnection {
    if (!erased) return { accountId: null, accessToken: null };
    try {
      const place = { accountId: erased.id, userId: erased.user_id };
      return { accountId: erased.id, accessToken: this.seal.open(erased.access_token_encrypted, place) };
    } catch {
      return { accountId: erased.id, accessToken: null };
    }
  }

  /** LinkedIn refused this very token or its scope; a newer token of the account is not touched. */
  reportRefusedToken(account: Pick<PostingAccount, 'id' | 'token_issued_at'>): Promise<void> {
    return this.accounts.markNeedsReconnect(account.id, account.token_issued_at);
  }

  /**
   * Records LinkedIn's 429 for this member. Returns the end of the pause, and whether that is LinkedIn's daily reset.
   * `jitter`: 0 ≤ jitter < 1.
   */
  async pause(accountId: string, jitter: number): Promise<{ until: Date | null; untilReset: boolean }> {
    return this.database.transaction(async () => {
      const counted = await this.accounts.countThrottle(accountId);
      if (!counted) return { until: await this.accounts.findPause(accountId), untilReset: false };
      const { retryAt, untilReset } = rateLimitRetryAt({ ...counted, jitter });
      await this.accounts.pauseUntil(accountId, retryAt);
      return { until: retryAt, untilReset };
    });
  }

  /** Ends pauses: LinkedIn accepted a post of these members again. */
  endPauses(accountIds: readonly string[]): Promise<void> {
    return this.accounts.clearThrottle(accountIds);
  }

  /**
   * Tries each key on a few tokens that bear its id. Under a key of the same id with other bytes every user would be told to connect again,
   * although their tokens are whole.
   * @throws StartError where a key opens none of them
   */
  async requireFittingKeys(): Promise<void> {
    for (const [keyId, prefix] of this.seal.prefixes) {
      const tokens = await this.accounts.findSealedBy(prefix, TRIED_AT_START);
      if (tokens.length > 0 && !tokens.some((token) => this.opens(token))) throw wrongKey(keyId);
    }
  }

  private opens({ id, user_id: userId, access_token_encrypted: sealed }: SealedToken): boolean {
    try {
      this.seal.open(sealed, { accountId: id, userId });
      return true;
    } catch (error) {
      if (error instanceof SecretBoxError) return false;
      throw error;
    }
  }

  /** Seals tokens that are under an old key anew; answers how many accounts were changed. */
  async renewSeals(): Promise<number> {
    let renewed = 0;
    let page: RenewedPage = { renewed: 0, lastId: FIRST_ID };
    while (page.lastId !== undefined) {
      const { lastId } = page;
      page = await this.database.transaction(() => this.renewSomeSeals(lastId));
      renewed += page.renewed;
    }
    return renewed;
  }

  private async renewSomeSeals(afterId: string): Promise<RenewedPage> {
    const page = await this.accounts.lockSealedOtherwise(this.seal.prefix, afterId, RENEWED_AT_ONCE);
    let renewed = 0;
    for (const { id, user_id: userId, access_token_encrypted: sealed } of page) {
      try {
        const access_token_encrypted = this.seal.renew(sealed, { accountId: id, userId });
        await this.accounts.replaceSeal({ id, access_token_encrypted });
        renewed += 1;
      } catch (error) {
        if (!(error instanceof SecretBoxError)) throw error;
        this.logger.fatal({ err: error, accountId: id }, 'A LinkedIn token cannot be opened');
      }
    }
    return { renewed, lastId: page.at(-1)?.id };
  }
}
