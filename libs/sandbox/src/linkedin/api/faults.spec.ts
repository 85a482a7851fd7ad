import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LinkedInFaultKind } from '../linkedin.faults.js';
import type { MintedToken } from '../linkedin.sandbox.js';
import { type Sandbox, startSandbox } from '../../start-sandbox.js';
import { order, outcomeOf, publish } from '../../testing/linkedin-client.js';

let sandbox: Sandbox;
let nora: MintedToken;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.linkedin.reset();
  nora = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist' });
});

describe('A fault of publishing', () => {
  it.each<[LinkedInFaultKind, [number, string] | 'no answer', number]>([
    ['drop_before', 'no answer', 0],
    ['drop_after', 'no answer', 1],
    ['500_before', [500, 'INTERNAL_SERVER_ERROR'], 0],
    ['500_after', [500, 'INTERNAL_SERVER_ERROR'], 1],
    ['429', [429, 'TOO_MANY_REQUESTS'], 0],
    ['401_revoked', [401, 'REVOKED_ACCESS_TOKEN'], 0],
    ['401_expired', [401, 'EXPIRED_ACCESS_TOKEN'], 0],
    ['403_scope', [403, 'ACCESS_DENIED'], 0],
    ['403_content', [403, 'FORBIDDEN'], 0],
    ['422_duplicate_true', [422, 'DUPLICATE_POST'], 1],
    ['422_ghost', [422, 'DUPLICATE_POST'], 0],
    ['400_media_failed', [400, 'MEDIA_ASSET_PROCESSING_FAILED'], 0],
    ['409_conflict', [409, 'CONFLICT'], 0],
    ['201_without_id', [201, ''], 1],
    ['truncated_text', [201, ''], 1],
    ['garbage_body', [200, ''], 1],
    ['refuse', 'no answer', 0],
  ])('%s is answered with %j and creates %i', async (kind, expected, created) => {
    sandbox.linkedin.fault({ kind });
    expect(await outcomeOf(publish(sandbox, nora, 'Hello'))).toEqual(expected);
    expect(sandbox.linkedin.created).toBe(created);
    expect(sandbox.linkedin.pendingFaults()).toEqual([]);
    expect(sandbox.linkedin.calls()).toMatchObject([{ fault: kind }]);
  });

  it('strikes as often as it was told, then no more', async () => {
    sandbox.linkedin.fault({ kind: '500_before', times: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await publish(sandbox, nora, 'Hello')).status);
    expect(statuses).toEqual([500, 500, 201]);
  });

  it('strikes only posts with its text, whether escaped or as read', async () => {
    sandbox.linkedin.fault({ kind: '429', text_contains: 'the (second)' });
    expect((await publish(sandbox, nora, 'the first')).status).toBe(201);
    expect((await publish(sandbox, nora, 'the \\(second\\)')).status).toBe(429);
  });

  it('lets what LinkedIn would refuse be refused, also when it strikes after processing', async () => {
    sandbox.linkedin.fault({ kind: '500_after' });
    expect((await publish(sandbox, nora, ' ')).status).toBe(400);
    expect(sandbox.linkedin.created).toBe(0);
  });

  it('429 says neither how long to wait nor what is left', async () => {
    sandbox.linkedin.fault({ kind: '429' });
    const names = [...(await publish(sandbox, nora, 'Hello')).headers.keys()];
    expect(names.filter((name) => /retry|limit/.test(name))).toEqual([]);
  });

  it('422_duplicate_true names the post that exists, also when the test made it', async () => {
    sandbox.linkedin.fault({ kind: '422_duplicate_true' });
    const answer = await publish(sandbox, nora, 'Hello');
    const [post] = sandbox.linkedin.posts();
    expect(((await answer.json()) as { message: string }).message).toMatch(
      new RegExp(`duplicate of ${post?.urn}$`),
    );
    sandbox.linkedin.fault({ kind: '422_duplicate_true' });
    const again = await publish(sandbox, nora, 'Hello');
    expect(((await again.json()) as { message: string }).message).toContain(post?.urn);
    expect(sandbox.linkedin.created).toBe(1);
  });

  it('422_ghost names a post that nobody can open', async () => {
    sandbox.linkedin.fault({ kind: '422_ghost' });
    const { message } = (await (await publish(sandbox, nora, 'Hello')).json()) as { message: string };
    const urn = /urn:li:\w+:\d+$/.exec(message)?.[0] ?? '';
    expect(urn).not.toBe('');
    expect((await fetch(`${sandbox.url}/linkedin/feed/update/${urn}/`)).status).toBe(404);
  });

  it('201_without_id keeps the URN to itself', async () => {
    sandbox.linkedin.fault({ kind: '201_without_id' });
    expect((await publish(sandbox, nora, 'Hello')).headers.has('x-restli-id')).toBe(false);
    expect(sandbox.linkedin.calls()).toMatchObject([{ status: 201, urn: sandbox.linkedin.posts()[0]?.urn }]);
  });

  it('truncated_text publishes the first half', async () => {
    sandbox.linkedin.fault({ kind: 'truncated_text' });
    await publish(sandbox, nora, 'Hello {hashtag|\\#|Friends}');
    expect(sandbox.linkedin.posts()).toMatchObject([{ text: 'Hello #', truncated: true }]);
  });

  it('drop_after leaves a trace that the post was created', async () => {
    sandbox.linkedin.fault({ kind: 'drop_after' });
    await outcomeOf(publish(sandbox, nora, 'Hello'));
    expect(sandbox.linkedin.calls()).toMatchObject([
      { status: null, outcome: 'created', urn: sandbox.linkedin.posts()[0]?.urn, caller_left: false },
    ]);
  });

  it('slow_commit creates after the caller has stopped waiting', async () => {
    sandbox.linkedin.fault({ kind: 'slow_commit', delay_ms: 1_000 });
    const caller = new AbortController();
    const sent = outcomeOf(publish(sandbox, nora, 'Hello', { signal: caller.signal }));
    await sandbox.linkedin.whenCalled((call) => call.operation === 'create_post');
    caller.abort();
    expect(await sent).toBe('no answer');
    await sandbox.linkedin.whenCalled((call) => call.caller_left);
    expect(sandbox.linkedin.created).toBe(0);
    await sandbox.linkedin.whenCalled(({ outcome }) => outcome === 'created');
    expect(sandbox.linkedin.created).toBe(1);
  });

  it('slow_commit does not reach over a reset', async () => {
    sandbox.linkedin.fault({ kind: 'slow_commit', delay_ms: 60_000 });
    const sent = outcomeOf(publish(sandbox, nora, 'Hello'));
    await sandbox.linkedin.whenCalled((call) => call.operation === 'create_post');
    sandbox.linkedin.reset();
    expect(await sent).toBe('no answer');
    expect(sandbox.linkedin.created).toBe(0);
  });

  it('refuse closes the connection before a request is read', async () => {
    sandbox.linkedin.fault({ kind: 'refuse' });
    await outcomeOf(publish(sandbox, nora, 'Hello'));
    expect(sandbox.linkedin.calls()).toMatchObject([
      { operation: 'connect', path: null, outcome: 'refused' },
    ]);
  });
});

describe('A held request', () => {
  it('is seen in flight, and is processed when it is released', async () => {
    sandbox.linkedin.fault({ kind: 'hang' });
    const sent = outcomeOf(publish(sandbox, nora, 'Hello'));
    await sandbox.linkedin.whenHeld();
    expect(sandbox.linkedin.calls()).toMatchObject([
      { outcome: 'in_flight', text: 'Hello', member: nora.sub },
    ]);
    expect(sandbox.linkedin.created).toBe(0);
    expect(sandbox.linkedin.release()).toBe(1);
    expect(await sent).toEqual([201, '']);
    expect(sandbox.linkedin.created).toBe(1);
  });

  it('is processed even when its caller was killed meanwhile', async () => {
    sandbox.linkedin.fault({ kind: 'hang' });
    const caller = new AbortController();
    const sent = outcomeOf(publish(sandbox, nora, 'Hello', { signal: caller.signal }));
    await sandbox.linkedin.whenHeld();
    caller.abort();
    await sent;
    await sandbox.linkedin.whenCalled((call) => call.caller_left);
    sandbox.linkedin.release();
    await sandbox.linkedin.whenCreated();
    expect(sandbox.linkedin.posts()).toMatchObject([{ text: 'Hello' }]);
  });

  it('can be dropped instead, with nothing created', async () => {
    sandbox.linkedin.fault({ kind: 'hang' });
    const sent = outcomeOf(publish(sandbox, nora, 'Hello'));
    await sandbox.linkedin.whenHeld();
    await order(sandbox, '/linkedin/_sandbox/release', { how: 'drop' });
    expect(await sent).toBe('no answer');
    expect(sandbox.linkedin.created).toBe(0);
  });

  it('hang_after has created the post and holds the answer', async () => {
    sandbox.linkedin.fault({ kind: 'hang_after' });
    const sent = outcomeOf(publish(sandbox, nora, 'Hello'));
    await sandbox.linkedin.whenHeld();
    expect(sandbox.linkedin.created).toBe(1);
    sandbox.linkedin.release();
    expect(await sent).toEqual([201, '']);
  });

  it('does not keep the sandbox from closing', async () => {
    const other = await startSandbox({ port: 0 });
    const author = other.linkedin.mintToken({ name: 'Nora' });
    other.linkedin.fault({ kind: 'hang', times: 2 });
    const sent = [outcomeOf(publish(other, author, 'one')), outcomeOf(publish(other, author, 'two'))];
    await other.linkedin.whenHeld(2);
    await other.close();
    expect(await Promise.all(sent)).toEqual(['no answer', 'no answer']);
  });
});

describe('A fault of another endpoint', () => {
  it('strikes the userinfo, deletions or token requests that it is meant for', async () => {
    sandbox.linkedin.fault({ kind: '500_before', target: 'userinfo' });
    sandbox.linkedin.fault({ kind: 'drop_before', target: 'token' });
    sandbox.linkedin.fault({ kind: '429', target: 'delete' });
    expect((await publish(sandbox, nora, 'Hello')).status).toBe(201);
    const headers = { authorization: `Bearer ${nora.access_token}` };
    expect((await fetch(`${sandbox.url}/linkedin/v2/userinfo`, { headers })).status).toBe(500);
    const token = fetch(`${sandbox.url}/linkedin/oauth/v2/accessToken`, { method: 'POST' });
    expect(await outcomeOf(token)).toBe('no answer');
    const path = `${sandbox.url}/linkedin/rest/posts/urn%3Ali%3Ashare%3A1`;
    expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(429);
  });
});

describe('A port that is closed', () => {
  it('refuses connections until it is open again, and forgets nothing', async () => {
    await sandbox.stopListening();
    const failure: unknown = await publish(sandbox, nora, 'Hello').catch((error: unknown) => error);
    expect(failure).toHaveProperty('code', 'ECONNREFUSED');
    await sandbox.listenAgain();
    expect((await publish(sandbox, nora, 'Hello')).status).toBe(201);
    expect(sandbox.linkedin.totalCalls).toBe(1);
  });
});
