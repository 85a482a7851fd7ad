import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api-error.js';
import { resilientFetch } from './resilient-fetch.js';

type Answer = () => Promise<Response> | Response;

/** A fetch that gives the prepared answers in turn and counts its calls. */
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

  it('says how long it waited when the answer does not come', async () => {
    const fetch = (input: RequestInfo | URL) =>
      new Promise<Response>((_, reject) => {
        const { signal } = input as Request;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const call = resilientFetch({ fetch, timeoutMs: 5, retryDelaysMs: [] })(get);
    await expect(call).rejects.toEqual(
      new ApiError(0, 'network.timeout', 'Network request timeout after 5ms'),
    );
  });
});
