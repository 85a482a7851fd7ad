import { randomUUID } from 'node:crypto';
import type { SignedUpResponse } from '../../../src/modules/auth/auth.dto.js';

/** The error shape of every call (API-2). */
export interface ErrorResponse {
  error: string;
  code: string;
  details?: unknown;
  requestId: string;
}

export interface TestResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** One browser: keeps its cookies and sends JSON. Paths are written without `/api`. */
export class TestClient {
  private readonly jar = new Map<string, Cookie>();

  constructor(
    /** Address of the API without a trailing slash. */
    readonly url: string,
    private readonly userAgent = 'Drumbeat test',
  ) {}

  get<Body>(path: string): Promise<TestResponse<Body>> {
    return this.send('GET', path);
  }

  post<Body>(path: string, body?: unknown): Promise<TestResponse<Body>> {
    return this.send('POST', path, body);
  }

  put<Body>(path: string, body?: unknown): Promise<TestResponse<Body>> {
    return this.send('PUT', path, body);
  }

  patch<Body>(path: string, body?: unknown): Promise<TestResponse<Body>> {
    return this.send('PATCH', path, body);
  }

  delete<Body>(path: string, body?: unknown): Promise<TestResponse<Body>> {
    return this.send('DELETE', path, body);
  }

  /** Sends a body as it is, so that a test can send what no client would. */
  async sendRaw<Body>(
    method: string,
    path: string,
    body: string,
    headers: Record<string, string>,
  ): Promise<TestResponse<Body>> {
    const response = await this.fetch(new Request(`${this.url}/api${path}`, { method, body, headers }));
    return read<Body>(response);
  }

  /** `fetch` with this browser's cookies; also used by the generated client. Redirects are not followed. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    request.headers.set('user-agent', this.userAgent);
    const cookies = [...this.jar].filter(([, { path }]) => pathname.startsWith(path));
    if (cookies.length > 0) {
      request.headers.set('cookie', cookies.map(([name, { value }]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(request, { redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.store(line);
    return response;
  };

  /** The value of a cookie of any path. */
  cookie(name: string): string | undefined {
    return this.jar.get(name)?.value;
  }

  setCookie(name: string, value: string, path = '/'): void {
    this.jar.set(name, { value, path });
  }

  clearCookies(): void {
    this.jar.clear();
  }

  /** Another browser with the same cookies: a thief's, or a second tab. */
  copy(userAgent = this.userAgent): TestClient {
    const copy = new TestClient(this.url, userAgent);
    for (const [name, cookie] of this.jar) copy.jar.set(name, cookie);
    return copy;
  }

  private async send<Body>(method: string, path: string, body?: unknown): Promise<TestResponse<Body>> {
    const response = await this.fetch(
      new Request(`${this.url}/api${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    );
    return read<Body>(response);
  }

  private store(line: string): void {
    const [pair = '', ...attributes] = line.split(/; */);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const attribute = (key: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const expires = attribute('expires');
    if (attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now())) {
      this.jar.delete(name);
    } else {
      this.jar.set(name, { value, path: attribute('path') ?? '/' });
    }
  }
}

async function read<Body>(response: Response): Promise<TestResponse<Body>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : text) as Body,
  };
}

export const TEST_PASSWORD = 'a quiet harbour at dawn';

export interface SignedUpUser {
  readonly client: TestClient;
  readonly id: string;
  readonly email: string;
}

/** A new user, signed in with their own browser; on the free plan unless `plan` is null. */
export async function signUp(
  url: string,
  options: { email?: string; full_name?: string; timezone?: string; plan?: 'free' | null } = {},
): Promise<SignedUpUser> {
  const { plan = 'free', ...request } = options;
  const client = new TestClient(url);
  const email = request.email ?? `${randomUUID()}@example.test`;
  const { status, body } = await client.post<SignedUpResponse>('/auth/signup', {
    password: TEST_PASSWORD,
    ...request,
    email,
  });
  if (status !== 201 || !body.user) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
  if (plan === 'free') {
    const started = await client.post('/subscriptions/free');
    if (started.status !== 200) throw new Error(`The free plan answered ${started.status}`);
  }
  return { client, id: body.user.id, email };
}
