import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { missingScopes, rateLimitRetryAt, type ReadingPauseReason } from '@drumbeat/domain';
import { FIRST_ID } from '../../../platform/database/first-id.js';
import { MissingKeyError, SecretBox, SecretBoxError } from '../../../platform/crypto/secret-box.js';
import { StartError } from '../../../config/start-error.js';
import { Database } from '../../../platform/database/database.js';
import type { LinkedInMember, LinkedInTokens } from '../connection/linkedin-oauth.client.js';
import {
  SocialAccountsRepository,
  type ConnectedAccountRow,
  type PostingAccountRow,
  type SealedToken,
} from './social-accounts.repository.js';

const RENEWED_AT_ONCE = 100;

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
      `Put back the key that was there before. Is it lost for good, give the new key another id and put "${keyId}:lost" behind it: then users are asked to connect again.`,
  );

const missingKeys = (keyIds: readonly string[]): StartError =>
  new StartError(
    `ENCRYPTION_KEYS lacks ${keyIds.map((id) => `"${id}"`).join(', ')}, with which LinkedIn tokens are sealed. Put back what was there before. ` +
      `Is a key lost for good, put ${keyIds.map((id) => `"${id}:lost"`).join(', ')} at the end: then users are asked to connect again.`,
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
    private readonly box: SecretBox,
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
   * ends. An account whose token cannot be opened (damaged, or its key is lost) is left out and logged, and its user is to
   * connect again: left as it is, it would look usable to everybody but the sender.
   * @throws MissingKeyError where this process lacks a key that another one has: a rotation, or an older .env; no user can fix that
   */
  async lockForPosting(ids: readonly string[]): Promise<Map<string, PostingAccount>> {
    const accounts = new Map<string, PostingAccount>();
    for (const { access_token_encrypted, ...row } of await this.accounts.lockForPosting(ids)) {
      try {
        const accessToken = this.box.open(access_token_encrypted, placeOfToken(row));
        accounts.set(row.id, { ...row, accessToken });
      } catch (error) {
        this.logger.fatal({ err: error, accountId: row.id }, 'A LinkedIn token cannot be opened');
        if (error instanceof MissingKeyError) throw error;
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
        accessToken: this.box.seal(tokens.accessToken, placeOfToken({ id, user_id: userId })),
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
      const accessToken = this.box.open(erased.access_token_encrypted, placeOfToken(erased));
      return { accountId: erased.id, accessToken };
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

  /** LinkedIn gives no figures of this member; connecting again ends it at once. */
  pauseReadings(accountId: string, reason: ReadingPauseReason, until: Date): Promise<void> {
    return this.accounts.pauseReadings(accountId, reason, until);
  }

  /** Of all members who granted figures; who is connected afterwards is asked for. */
  pauseAllReadings(reason: ReadingPauseReason, until: Date): Promise<void> {
    return this.accounts.pauseAllReadings(reason, until);
  }

  /** Ends pauses: LinkedIn accepted a post of these members again. */
  endPauses(accountIds: readonly string[]): Promise<void> {
    return this.accounts.clearThrottle(accountIds);
  }

  /**
   * Tries each key on a few tokens that bear its id. Under a key of the same id with other bytes every user would be told to connect again,
   * although their tokens are whole.
   * @throws StartError where a key opens none of them, or tokens bear the id of none
   */
  async requireFittingKeys(): Promise<void> {
    const missing = await this.accounts.findOtherKeyIds(this.box.ids);
    if (missing.length > 0) throw missingKeys(missing);
    for (const [keyId, prefix] of this.box.prefixes) {
      const tokens = await this.accounts.findSealedBy(prefix, TRIED_AT_START);
      if (tokens.length > 0 && !tokens.some((token) => this.opens(token))) throw wrongKey(keyId);
    }
  }

  private opens(token: SealedToken): boolean {
    try {
      this.box.open(token.access_token_encrypted, placeOfToken(token));
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
    const page = await this.accounts.lockSealedOtherwise(this.box.prefix, afterId, RENEWED_AT_ONCE);
    let renewed = 0;
    for (const token of page) {
      const { id } = token;
      try {
        const place = placeOfToken(token);
        const accessToken = this.box.open(token.access_token_encrypted, place);
        await this.accounts.replaceSeal({ id, access_token_encrypted: this.box.seal(accessToken, place) });
        renewed += 1;
      } catch (error) {
        if (!(error instanceof SecretBoxError)) throw error;
        this.logger.fatal({ err: error, accountId: id }, 'A LinkedIn token cannot be opened');
      }
    }
    return { renewed, lastId: page.at(-1)?.id };
  }
}

/** Where an account's token is sealed for: in another row, or with another user, it does not open. */
export function placeOfToken({ id, user_id }: { readonly id: string; readonly user_id: string }): string {
  return `social_accounts|${id}|${user_id}|access_token_encrypted`;
}
