import { request } from 'node:http';
import type { Sandbox } from '../start-sandbox.js';

export interface Author {
  access_token: string;
  author: string;
}

export const restHeaders = {
  'linkedin-version': '202609',
  'x-restli-protocol-version': '2.0.0',
  'content-type': 'application/json',
} as const;

/** The body of a text post, as applications send it. */
export function postBody(author: string, commentary: string): Record<string, unknown> {
  return {
    author,
    commentary,
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
  };
}

export interface PostChanges {
  /** Headers to add, or null to remove one. */
  headers?: Record<string, string | null>;
  body?: unknown;
  signal?: AbortSignal;
}

/** `POST /rest/posts` over a fresh connection, right in everything that the test does not change. */
export function publish(
  { url }: Pick<Sandbox, 'url'>,
  { access_token, author }: Author,
  commentary: string,
  { headers = {}, body = postBody(author, commentary), signal }: PostChanges = {},
): Promise<Response> {
  const wanted: Record<string, string | null> = {
    ...restHeaders,
    authorization: `Bearer ${access_token}`,
    ...headers,
  };
  const sent = Object.entries(wanted).filter((header): header is [string, string] => header[1] !== null);
  return sendOverFreshConnection(`${url}/linkedin/rest/posts`, {
    headers: Object.fromEntries(sent),
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal,
  });
}

/** `fetch` would reuse a connection left open by an earlier test, which connection faults do not affect. */
function sendOverFreshConnection(
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal?: AbortSignal },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', agent: false, headers, signal }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const received = new Headers();
        for (const [name, value] of Object.entries(answer.headers)) received.set(name, String(value));
        resolve(new Response(Buffer.concat(parts), { status: answer.statusCode, headers: received }));
      });
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

/** A control call to a stand-in. */
export function order({ url }: Pick<Sandbox, 'url'>, path: string, body?: object): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

/** The status and the code of a response, or `no answer` when the connection broke. */
export async function outcomeOf(sent: Promise<Response>): Promise<[number, string] | 'no answer'> {
  try {
    const answer = await sent;
    const text = await answer.text();
    const code = /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? '';
    return [answer.status, code];
  } catch {
    return 'no answer';
  }
}
