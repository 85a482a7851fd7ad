import { DAY_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import type { PublicationState } from '@drumbeat/domain';
import { startSandbox, type MintedToken, type Sandbox } from '@drumbeat/sandbox';
import type { AppConfig, PublishingConfig } from '../../../src/config/config.js';
import { placeOfToken } from '../../../src/modules/linkedin/accounts/social-accounts.service.js';
import type { PublicationAttemptEntity } from '../../../src/modules/publications/publication-attempt.entity.js';
import type { PublicationEventEntity } from '../../../src/modules/publications/publication-event.entity.js';
import type { PublicationEntity } from '../../../src/modules/publications/publication.entity.js';
import type { NotificationEntity } from '../../../src/modules/notifications/notification.entity.js';
import { NotificationsRepository } from '../../../src/modules/notifications/notifications.repository.js';
import { SecretBox } from '../../../src/platform/crypto/secret-box.js';
import type { Database } from '../../../src/platform/database/database.js';
import { insertRow } from '../../builders/insert-row.js';
import { aPost, aPublication } from '../../builders/post.builder.js';
import { aProfile } from '../../builders/profile.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from '../database/connected-database.js';
import { testConfig } from '../test-config.js';
import { until } from '../until.js';

/** Times that let a test see hours of publishing in a second. */
export const QUICK: PublishingConfig = {
  plannerIntervalMs: 100,
  planAheadMs: 2_000,
  sweepIntervalMs: 100,
  leaseMs: 1_500,
  connectTimeoutMs: 500,
  sendTimeoutMs: 500,
  sendMarginMs: 200,
  settleMs: 700,
  ownerWaitMs: 2_000,
  graceMs: 60_000,
};

export interface ConnectedUser {
  readonly id: string;
  readonly accountId: string;
  readonly member: MintedToken;
}

export interface PublicationUnderTest {
  readonly id: string;
  readonly postId: string;
  readonly userId: string;
  readonly text: string;
}

/** A database and the LinkedIn stand-in, with connected users and due posts. */
export class PublishingHarness {
  private constructor(
    readonly database: Database,
    readonly databaseUrl: string,
    readonly sandbox: Sandbox,
    readonly config: AppConfig,
    private readonly closeDatabase: () => Promise<void>,
  ) {}

  /** The stand-in does not detect duplicates here: a second copy must be counted, not refused. */
  static async start(
    publishing: PublishingConfig = QUICK,
    options: { duplicateWindowMs?: number } = { duplicateWindowMs: 0 },
    connect: () => Promise<ConnectedDatabase> = connectTestDatabase,
  ): Promise<PublishingHarness> {
    const connection = await connect();
    const { database, url } = connection;
    const sandbox = await startSandbox({ port: 0, ...options });
    const config = testConfig(PublishingHarness.environment(url, sandbox), publishing);
    return new PublishingHarness(database, url, sandbox, config, () => connection.close());
  }

  /** The environment that points a program at this harness: LinkedIn's API is at the root of a host, as the real one is. */
  static environment(
    databaseUrl: string,
    { url, roots }: Pick<Sandbox, 'url' | 'roots'>,
  ): Record<string, string> {
    return {
      DATABASE_URL: databaseUrl,
      LINKEDIN_AUTH_URL: `${roots.linkedin}/oauth/v2`,
      LINKEDIN_API_URL: roots.linkedin,
      LINKEDIN_SITE_URL: `${url}/linkedin`,
    };
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await this.closeDatabase();
  }

  /** Deletes publications, posts on LinkedIn, calls and faults; users stay. */
  async reset(): Promise<void> {
    await this.database.query('delete from publications');
    this.sandbox.linkedin.reset();
  }

  /** @param scopes granted by the member; default: those open to every application */
  async connectedUser(
    name = `Member ${randomUUID().slice(0, 8)}`,
    scopes?: readonly string[],
  ): Promise<ConnectedUser> {
    const { id } = await aProfile(this.database);
    const member = this.sandbox.linkedin.mintToken({ name, ...(scopes && { scopes }) });
    const accountId = randomUUID();
    const box = new SecretBox(this.config.encryptionKeys);
    await insertRow(this.database, 'social_accounts', {
      id: accountId,
      user_id: id,
      provider: 'linkedin',
      provider_user_id: member.sub,
      display_name: member.name,
      granted_scopes: member.scopes,
      access_token_encrypted: box.seal(member.access_token, placeOfToken({ id: accountId, user_id: id })),
      token_issued_at: new Date(Date.now() - DAY_MS),
      expires_at: new Date(Date.now() + 59 * DAY_MS),
    });
    return { id, accountId, member };
  }

  /** A post with its publication, due now by default. */
  async publication(
    user: ConnectedUser,
    overrides: Partial<PublicationEntity> = {},
  ): Promise<PublicationUnderTest> {
    const text = `What I learned about #pricing, part ${randomUUID()} (really).`;
    const postId = await aPost(this.database, user.id, { content: text });
    const id = await aPublication(this.database, user.id, postId, { due_at: await this.now(), ...overrides });
    return { id, postId, userId: user.id, text };
  }

  async now(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }>('select clock_timestamp() as now');
    return row!.now;
  }

  async row(id: string): Promise<PublicationEntity> {
    const [row] = await this.database.query<PublicationEntity>('select * from publications where id = $1', [
      id,
    ]);
    return row!;
  }

  attempts(id: string): Promise<PublicationAttemptEntity[]> {
    return this.database.query(
      'select * from publication_attempts where publication_id = $1 order by number',
      [id],
    );
  }

  /** The sequence of states, from the audit. */
  async path(id: string): Promise<string[]> {
    const events = await this.database.query<PublicationEventEntity>(
      'select * from publication_events where publication_id = $1 order by id',
      [id],
    );
    return events.map(({ event, to_state }) => `${event} → ${to_state}`);
  }

  notices(userId: string): Promise<NotificationEntity[]> {
    return this.database.query('select * from notifications where user_id = $1 order by created_at, id', [
      userId,
    ]);
  }

  /** Kinds of the notices that their user is shown. */
  async shownKinds(userId: string): Promise<string[]> {
    const shown = await new NotificationsRepository(this.database).findNewest(userId, 50);
    return shown.map(({ kind }) => kind);
  }

  /** Number of calls to create a post with this text. */
  calls(text: string): number {
    return this.sandbox.linkedin
      .calls()
      .filter((call) => call.operation === 'create_post' && call.text === text).length;
  }

  /** Number of posts with this text at LinkedIn. */
  creations(text: string): number {
    return this.sandbox.linkedin.posts().filter((post) => post.text === text).length;
  }

  /** Resolves when a transaction waits for a lock in this database. */
  async whenWaitingForLock(): Promise<void> {
    await until('a lock wait', async () => {
      const waiting = await this.database.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
  }

  /** Resolves with the row when it is in this state. */
  whenState(id: string, state: PublicationState, timeoutMs?: number): Promise<PublicationEntity> {
    return until(
      `the state ${state}`,
      async () => {
        const row = await this.row(id);
        return row.state === state && row;
      },
      timeoutMs,
    );
  }

  /** Makes a waiting publication due at once. */
  async bringForward(id: string): Promise<void> {
    await this.database.query('update publications set next_try_at = now(), queued_at = null where id = $1', [
      id,
    ]);
    await this.database.query(
      `update social_accounts set throttled_until = now()
        where id = (select social_account_id from publications where id = $1)`,
      [id],
    );
  }
}
