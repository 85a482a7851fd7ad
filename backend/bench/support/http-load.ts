import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import type { BenchDatabase } from './bench-database.js';

const CONNECTIONS = 10;

/** Sends this many requests, ten at a time; each must succeed. */
export async function load(url: string, headers: Record<string, string>, amount: number): Promise<void> {
  const result = await autocannon({ url, headers, amount, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`);
}

/** A user with a plan, as their browser sees them. */
export async function signUp(url: string, database: BenchDatabase, email = 'me@example.test') {
  const response = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'a long enough secret',
      timezone: 'Europe/Berlin',
    }),
  });
  if (!response.ok) throw new Error(`Signing up failed: ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((entry) => entry.split(';')[0])
    .join('; ');
  const plan = await fetch(`${url}/api/subscriptions/free`, { method: 'POST', headers: { cookie } });
  if (!plan.ok) throw new Error(`Starting the plan failed: ${await plan.text()}`);
  const [session] = await database.query<{ id: string; user_id: string }>(
    `select s.id, s.user_id from auth_sessions s join profiles p on p.id = s.user_id where p.email = $1`,
    [email],
  );
  return { cookie, userId: session!.user_id, sessionId: session!.id };
}

interface Client {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** A server that returns something else does other work: comparing the two would be unfair. */
export async function assertSameAnswer(path: string, ...clients: [Client, Client]): Promise<void> {
  const [mine, peer] = await Promise.all(
    clients.map(async ({ url, headers }) => (await fetch(`${url}${path}`, { headers })).json()),
  );
  // In any order of the fields: a serializer writes them in its own.
  if (!isDeepStrictEqual(mine, peer))
    throw new Error('The two servers answer differently: the comparison would be unfair');
}
