import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Client } from 'pg';
import { AppConfig } from '../../config/config.js';

/** First key of the advisory locks that owners hold; the second is the owner's number. */
export const OWNER_LOCK_SPACE = 0x64_72_75_6d;

const HEARTBEAT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MS = 1_000;

/** PostgreSQL's code where a program or an administrator ends a connection. */
const ADMIN_SHUTDOWN = '57P01';

function isEndedByServer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ADMIN_SHUTDOWN;
}

/**
 * This process as an owner of publications: a number from the sequence publishing_owners, and while the process runs
 * a session advisory lock of that number on a direct connection of its own. Another process that gets the lock has
 * proof that this owner cannot send any more (docs/publishing.md, "Steps" 8): a killed process loses its connection
 * at once, a paused one keeps it. Without the connection the process has no number: it claims nothing and sends
 * nothing until it has a new number.
 */
@Injectable()
export class OwnerLock implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(OwnerLock.name);
  private held: { readonly owner: number; readonly client: Client } | null = null;
  private heartbeat: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(private readonly config: AppConfig) {}

  async onModuleInit(): Promise<void> {
    await this.acquire();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    const client = this.held?.client;
    this.held = null;
    await client?.end().catch(() => undefined);
  }

  /** The owner's number, or null while the lock is not held: then nothing may be claimed. */
  current(): number | null {
    return this.held?.owner ?? null;
  }

  private async acquire(): Promise<void> {
    const client = new Client({
      connectionString: this.config.database.url,
      application_name: 'drumbeat-owner',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: HEARTBEAT_MS,
      keepAlive: true,
    });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      // The server notices within half a minute when this host is unreachable, whatever the operating system's defaults are.
      await client.query(`select set_config('tcp_keepalives_idle', '10', false),
        set_config('tcp_keepalives_interval', '10', false), set_config('tcp_keepalives_count', '3', false),
        set_config('idle_session_timeout', '0', false)`);
      const { rows } = await client.query<{ owner: number; is_ours: boolean }>(
        `select owner, pg_try_advisory_lock($1, owner) as is_ours
           from (select nextval('publishing_owners')::int as owner offset 0) as new_owner`,
        [OWNER_LOCK_SPACE],
      );
      const row = rows[0];
      if (!row?.is_ours) throw new Error('The lock of a new owner is already held');
      if (this.isClosing) {
        await client.end();
        return;
      }
      this.held = { owner: row.owner, client };
      this.heartbeat = setInterval(() => void this.beat(client), HEARTBEAT_MS);
      this.logger.log({ owner: row.owner }, 'Ready to publish');
    } catch (error) {
      await client.end().catch(() => undefined);
      this.logger.error({ err: error }, 'The owner lock could not be taken; nothing is published meanwhile');
      this.retryLater();
    }
  }

  /** A connection that is half open looks alive until something is asked. */
  private async beat(client: Client): Promise<void> {
    try {
      await client.query('select 1');
    } catch (error) {
      this.lose(client, error);
    }
  }

  private lose(client: Client, error?: unknown): void {
    if (this.held?.client !== client) return;
    this.held = null;
    clearInterval(this.heartbeat);
    client.end().catch(() => undefined);
    if (isEndedByServer(error)) {
      this.logger.warn(
        'The server ended the owner lock, as after a restore; nothing is claimed until it is taken anew',
      );
    } else {
      this.logger.error({ err: error }, 'The owner lock was lost; nothing is claimed until it is taken anew');
    }
    this.retryLater();
  }

  private retryLater(): void {
    if (this.isClosing) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.acquire(), RETRY_MS);
  }
}
