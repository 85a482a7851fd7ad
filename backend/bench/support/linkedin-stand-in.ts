import { freePort } from './free-port.js';
import { environmentFor } from './bench-database.js';
import { answers, startProcess, type ServerProcess } from './server-process.js';

const MAIN = new URL('./main.js', import.meta.resolve('@drumbeat/sandbox')).pathname;

export interface Member {
  readonly sub: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly access_token: string;
}

interface SeenPost {
  readonly text: string;
  readonly created_at: string;
}

interface SeenCall {
  readonly operation: string;
}

/** The calls that reached the stand-in since the last reset. */
export interface Seen {
  /** Posts created. */
  readonly created: number;
  readonly posts: readonly SeenPost[];
  /** Requests to create a post, whatever the result. */
  readonly calls: number;
}

/** The LinkedIn stand-in as a process of its own: its count of creations and its list of calls are the truth. */
export class LinkedInStandIn {
  private constructor(
    private readonly url: string,
    private readonly process: ServerProcess,
  ) {}

  static async start(): Promise<LinkedInStandIn> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    // No mail is sent here: its port is any free one, so that a copy of Drumbeat may run beside.
    const ports = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: '0' };
    const process = await startProcess(MAIN, ports, answers(`${url}/health`));
    return new LinkedInStandIn(`${url}/linkedin`, process);
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  /** The environment that points one of our programs at this stand-in and at a database. */
  environment(databaseUrl: string, more: Record<string, string> = {}): Record<string, string> {
    return environmentFor(databaseUrl, {
      ...more,
      LINKEDIN_AUTH_URL: `${this.url}/oauth/v2`,
      LINKEDIN_API_URL: this.url,
      LINKEDIN_SITE_URL: this.url,
    });
  }

  mintToken(name: string): Promise<Member> {
    return this.ask<Member>('tokens', { name });
  }

  /** Forgets posts and calls; members and tokens stay. */
  async reset(): Promise<void> {
    await this.ask('reset', {});
  }

  /** Delays each of the next `count` posts by this long. */
  async takeTime(count: number, milliseconds: number): Promise<void> {
    await this.ask('faults', { kind: 'slow_commit', times: count, delay_ms: milliseconds });
  }

  /** Number of those not requested yet: without a list, so that the check costs nothing. */
  async awaited(): Promise<number> {
    const { pending } = await this.ask<{ pending: { times: number }[] }>('faults');
    return pending.reduce((sum, { times }) => sum + times, 0);
  }

  async seen(): Promise<Seen> {
    const { created, data: posts } = await this.ask<{ created: number; data: SeenPost[] }>('posts');
    const { total, data: calls } = await this.ask<{ total: number; data: SeenCall[] }>('calls');
    const others = calls.filter(({ operation }) => operation !== 'create_post').length;
    return { created, posts, calls: total - others };
  }

  private async ask<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.url}/_sandbox/${path}`, {
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`The stand-in answered ${response.status} to ${path}`);
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  }
}
