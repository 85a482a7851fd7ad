import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Sandbox, startSandbox } from '../start-sandbox.js';
import { order, outcomeOf, publish } from '../testing/linkedin-client.js';
import type { MintedToken } from './linkedin.sandbox.js';

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

describe('An order over HTTP', () => {
  it('arms a fault and tells what is pending', async () => {
    const answer = await order(sandbox, '/linkedin/_sandbox/faults', { kind: '429', times: 3 });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ pending: [{ kind: '429', times: 3, target: 'posts' }] });
  });

  it.each([
    { kind: 'explode' },
    { kind: '429', times: 0 },
    { kind: '429', every: 2 },
    { kind: '422_ghost', target: 'userinfo' },
    { kind: 'drop_after', target: 'token', text_contains: 'x' },
    { kind: 'refuse', text_contains: 'x' },
    { kind: '429', member: 'x' },
    { kind: 'refuse', member: 'x' },
    {},
  ])('is refused when it makes no sense: %j', async (body) => {
    const answer = await order(sandbox, '/linkedin/_sandbox/faults', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
    expect(sandbox.linkedin.pendingFaults()).toEqual([]);
  });

  it('lists posts with their permalink, and calls', async () => {
    await publish(sandbox, nora, 'Hello');
    const posts = await (await fetch(`${sandbox.url}/linkedin/_sandbox/posts`)).json();
    const urn = sandbox.linkedin.posts()[0]?.urn;
    expect(posts).toMatchObject({ created: 1, data: [{ urn, permalink: `/linkedin/feed/update/${urn}/` }] });
    const calls = await (await fetch(`${sandbox.url}/linkedin/_sandbox/calls`)).json();
    expect(calls).toMatchObject({ total: 1, held: 0, data: [{ outcome: 'created' }] });
  });

  it('puts posts of before into the feed, each at its own time', async () => {
    const texts = ['The first (of two) #margin', 'The second'];
    const answer = await order(
      sandbox,
      '/linkedin/_sandbox/posts',
      texts.map((text, month) => ({
        name: 'Nora Lindqvist',
        text,
        created_at: `2026-0${month + 1}-05T14:00:00.000Z`,
      })),
    );
    expect(answer.status).toBe(201);
    const { urns } = (await answer.json()) as { urns: string[] };
    expect(sandbox.linkedin.posts()).toMatchObject(
      texts.map((text, month) => ({
        urn: urns[month],
        author: nora.author,
        text,
        created_at: `2026-0${month + 1}-05T14:00:00.000Z`,
      })),
    );
    expect((await fetch(`${sandbox.url}/linkedin/feed/update/${urns[0]}/`)).status).toBe(200);
  });

  it.each([
    [{ name: ' ', text: 'Hello', created_at: '2026-01-05T14:00:00Z' }],
    [{ name: 'Nora', text: 'Hello', created_at: 'yesterday' }],
    [{ name: 'Nora', text: '', created_at: '2026-01-05T14:00:00Z' }],
  ])('puts no post of nobody, no time or no text into the feed: %j', async (post) => {
    expect((await order(sandbox, '/linkedin/_sandbox/posts', [post])).status).toBe(400);
    expect(sandbox.linkedin.posts()).toEqual([]);
  });

  it('mints, expires and revokes tokens', async () => {
    const minted = await order(sandbox, '/linkedin/_sandbox/tokens', {
      name: 'Priya',
      scopes: ['w_member_social'],
    });
    const priya = (await minted.json()) as MintedToken;
    expect((await publish(sandbox, priya, 'Hello')).status).toBe(201);
    const which = { access_token: priya.access_token };
    expect(await (await order(sandbox, '/linkedin/_sandbox/tokens/expire', which)).json()).toEqual({
      expired: 1,
    });
    expect(await outcomeOf(publish(sandbox, priya, 'x'))).toEqual([401, 'EXPIRED_ACCESS_TOKEN']);
    const revoked = await order(sandbox, '/linkedin/_sandbox/tokens/revoke', { sub: priya.sub });
    expect(await revoked.json()).toEqual({ revoked: 1 });
    expect(await outcomeOf(publish(sandbox, priya, 'x'))).toEqual([401, 'REVOKED_ACCESS_TOKEN']);
    expect((await order(sandbox, '/linkedin/_sandbox/tokens', { name: '' })).status).toBe(400);
    expect((await order(sandbox, '/linkedin/_sandbox/tokens/revoke', {})).status).toBe(400);
  });

  it('resets posts, calls and faults, and tokens only when told', async () => {
    await publish(sandbox, nora, 'Hello');
    sandbox.linkedin.fault({ kind: '429' });
    sandbox.linkedin.fault({ kind: 'hang', target: 'userinfo' });
    expect((await order(sandbox, '/linkedin/_sandbox/reset')).status).toBe(204);
    expect([sandbox.linkedin.created, sandbox.linkedin.totalCalls]).toEqual([0, 0]);
    expect(sandbox.linkedin.pendingFaults()).toEqual([]);
    expect((await publish(sandbox, nora, 'Hello')).status).toBe(201);
    await order(sandbox, '/linkedin/_sandbox/reset', { tokens: true });
    expect((await publish(sandbox, nora, 'Hello')).status).toBe(401);
  });

  it('is refused when another web site gives it', async () => {
    const answer = await fetch(`${sandbox.url}/linkedin/_sandbox/reset`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });
});
