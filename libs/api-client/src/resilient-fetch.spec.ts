import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error.js';
import { resilientFetch } from './resilient-fetch.js';

type Answer = () => Promise<Response> | Response;

/** A fetch that returns the prepared responses in turn and counts its calls. */
function scripted(answers: readonly Answer[]) {
  const seen: Request[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    seen.push(input as Request);
    return answers[seen.length - 1]!();
  };
  return { seen, fetch };
}

const status = (code: number) => () => new Response('{}', { status: code });
const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'));
/** A server that never responds. */
const heldUntilAborted = (signalOf: () => AbortSignal) => () =>
  new Promise<Response>((_, reject) => {
    const signal = signalOf();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
const get = new Request('http://drumbeat.test/api/posts');
const post = () => new Request('http://drumbeat.test/api/posts', { method: 'POST', body: '{"a":1}' });

describe('resilientFetch', () => {
  it('tries a read again when the network or the service is away', async () => {
    const { seen, fetch } = scripted([unreachable, status(503), status(200)]);
    const response = await resilientFetch({ fetch, timeoutMs: 1_000, retryDelaysMs: [0, 0, 0] })(get);
    expect(response.status).toBe(200);
    expect(seen).toHaveLength(3);
  });

  it('never sends a write twice, whatever happened to the first', async () => {
    for (const answer of [unreachable, status(503), status(500)]) {
      const { seen, fetch } = scripted([answer]);
      await resilientFetch({ fetch, timeoutMs: 1_000, retryDelaysMs: [0, 0, 0] })(post()).catch(
        () => undefined,
      );
      expect(seen).toHaveLength(1);
    }
  });

  it('waits with a read that was one too many as long as it is told, and gives up when it is told to', async () => {
    const answers = [1, 2, 3].map(
      () => () => new Response('{}', { status: 429, headers: { 'retry-after': '7' } }),
    );
    const { seen, fetch } = scripted(answers);
    const told: unknown[] = [];
    const throttledDelayMs = (seconds: number | undefined, refusals: number) => {
      told.push([seconds, refusals]);
      return refusals < 3 ? 0 : null;
    };
    const read = { fetch, timeoutMs: 1_000, retryDelaysMs: [], throttledDelayMs };
    expect((await resilientFetch(read)(get)).status).toBe(429);
    expect(seen).toHaveLength(3);
    expect(told).toEqual([
      [7, 1],
      [7, 2],
      [7, 3],
    ]);
  });

  it('never sends a write again that was one too many, unless it only reads', async () => {
    const tooMany = () => new Response('{}', { status: 429, headers: { 'retry-after': '1' } });
    const write = scripted([tooMany]);
    const common = { timeoutMs: 1_000, retryDelaysMs: [], throttledDelayMs: () => 0 };
    expect((await resilientFetch({ ...common, fetch: write.fetch })(post())).status).toBe(429);
    const check = scripted([tooMany, status(200)]);
    const answer = await resilientFetch({ ...common, fetch: check.fetch, isRead: () => true })(post());
    expect(answer.status).toBe(200);
    expect(await check.seen[1]!.text()).toBe('{"a":1}');
  });

  it('renews the session once after a 401 and sends the same body again', async () => {
    const { seen, fetch } = scripted([status(401), status(201)]);
    let renewals = 0;
    const renewSession = async () => {
      renewals += 1;
      return true;
    };
    const response = await resilientFetch({ fetch, timeoutMs: 1_000, retryDelaysMs: [], renewSession })(
      post(),
    );
    expect(response.status).toBe(201);
    expect(renewals).toBe(1);
    expect(await seen[1]!.text()).toBe('{"a":1}');
  });

  it('gives up on a second 401 instead of renewing for ever', async () => {
    const { seen, fetch } = scripted([status(401), status(401)]);
    const renewSession = () => Promise.resolve(true);
    const response = await resilientFetch({ fetch, timeoutMs: 1_000, retryDelaysMs: [], renewSession })(get);
    expect(response.status).toBe(401);
    expect(seen).toHaveLength(2);
  });

  it('does not send a wrong password a second time', async () => {
    const wrongPassword = { error: 'That is not your current password.', code: 'auth.wrong_password' };
    const { seen, fetch } = scripted([() => Response.json(wrongPassword, { status: 401 })]);
    const renewSession = () => Promise.resolve(true);
    const call = resilientFetch({ fetch, timeoutMs: 1_000, retryDelaysMs: [], renewSession });
    const response = await call(post());
    expect(await response.json()).toEqual(wrongPassword);
    expect(seen).toHaveLength(1);
  });

  it('does not renew the session for a call that may not', async () => {
    const { seen, fetch } = scripted([status(401)]);
    const renewSession = (request: Request) => Promise.resolve(request.method !== 'GET');
    const response = await resilientFetch({ fetch, timeoutMs: 1_000, retryDelaysMs: [], renewSession })(get);
    expect(response.status).toBe(401);
    expect(seen).toHaveLength(1);
  });

  it('waits no second time for a read that timed out', async () => {
    const { seen, fetch } = scripted([heldUntilAborted(() => seen[0]!.signal), status(200)]);
    const call = resilientFetch({ fetch, timeoutMs: 5, retryDelaysMs: [0, 0, 0] })(get);
    await expect(call).rejects.toMatchObject({ code: 'network.timeout' });
    expect(seen).toHaveLength(1);
  });

  it('stops waiting for its next try when the caller has gone', async () => {
    const caller = new AbortController();
    const { seen, fetch } = scripted([status(503), status(200)]);
    const call = resilientFetch({ fetch, timeoutMs: 1_000, retryDelaysMs: [3_600_000] })(
      new Request(get, { signal: caller.signal }),
    );
    caller.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
    expect(seen.length).toBeLessThanOrEqual(1);
  });

  it('says how long it waited when the answer does not come', async () => {
    const { seen, fetch } = scripted([heldUntilAborted(() => seen[0]!.signal)]);
    const call = resilientFetch({ fetch, timeoutMs: 5, retryDelaysMs: [] })(get);
    await expect(call).rejects.toEqual(
      new ApiError(0, 'network.timeout', 'Network request timeout after 5ms'),
    );
  });
});
