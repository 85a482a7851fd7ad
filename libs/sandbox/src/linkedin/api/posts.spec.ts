import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MintedToken } from '../linkedin.sandbox.js';
import { type Sandbox, startSandbox } from '../../start-sandbox.js';
import { postBody, publish, restHeaders } from '../../testing/linkedin-client.js';

let sandbox: Sandbox;
let nora: MintedToken;
let clock = new Date('2026-11-21T09:00:00Z');

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dailyCallsPerMember: 20, now: () => clock });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  clock = new Date('2026-11-21T09:00:00Z');
  sandbox.linkedin.reset({ tokens: true });
  nora = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist' });
});

function rest(method: string, path: string, token: string, body?: object): Promise<Response> {
  return fetch(`${sandbox.url}/linkedin/rest/${path}`, {
    method,
    headers: { ...restHeaders, authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });
}

function remove(urn: string, token = nora.access_token): Promise<Response> {
  return rest('DELETE', `posts/${encodeURIComponent(urn)}`, token, {});
}

async function create(commentary: string): Promise<string> {
  return (await publish(sandbox, nora, commentary)).headers.get('x-restli-id') ?? '';
}

describe('POST /rest/posts', () => {
  it('answers 201 with the URN in x-restli-id and no body, and publishes', async () => {
    const answer = await publish(sandbox, nora, 'Hello\n\nto \\(all\\) {hashtag|\\#|Friends}');
    expect(answer.status).toBe(201);
    expect(await answer.text()).toBe('');
    const urn = answer.headers.get('x-restli-id');
    expect(urn).toMatch(/^urn:li:share:\d{19}$/);
    expect(sandbox.linkedin.posts()).toMatchObject([
      {
        urn,
        author: nora.author,
        author_name: 'Nora Lindqvist',
        commentary: 'Hello\n\nto \\(all\\) {hashtag|\\#|Friends}',
        text: 'Hello\n\nto (all) #Friends',
        truncated: false,
        visibility: 'PUBLIC',
      },
    ]);
    expect(sandbox.linkedin.created).toBe(1);
  });

  it('gives out URNs of shares and of ugcPosts', async () => {
    const urns = [await create('one'), await create('two'), await create('three')];
    expect(new Set(urns.map((urn) => urn.split(':')[2]))).toEqual(new Set(['share', 'ugcPost']));
    expect(new Set(urns).size).toBe(3);
  });

  it('truncates at an unescaped reserved character and says nothing of it', async () => {
    const answer = await publish(sandbox, nora, 'The price (per month) is fair');
    expect(answer.status).toBe(201);
    expect(sandbox.linkedin.posts()).toMatchObject([{ text: 'The price ', truncated: true }]);
  });

  it('writes down who asked for what and what was done', async () => {
    const urn = await create('Hello');
    expect(sandbox.linkedin.calls()).toMatchObject([
      { operation: 'create_post', member: nora.sub, text: 'Hello', status: 201, outcome: 'created', urn },
    ]);
  });

  it.each([
    ['no token', { authorization: null }, 401, 65604],
    ['a token it never saw', { authorization: 'Bearer AQunknown' }, 401, 65600],
  ])('refuses %s', async (_name, headers, status, serviceErrorCode) => {
    const answer = await publish(sandbox, nora, 'Hello', { headers });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status, serviceErrorCode });
    expect(sandbox.linkedin.created).toBe(0);
  });

  it('refuses a revoked token and an expired one, each with its own code', async () => {
    const other = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist' });
    expect(sandbox.linkedin.revokeTokens({ access_token: nora.access_token })).toBe(1);
    const revoked = await publish(sandbox, nora, 'Hello');
    expect([revoked.status, await revoked.json()]).toMatchObject([401, { serviceErrorCode: 65601 }]);
    expect(sandbox.linkedin.expireTokens({ sub: nora.sub })).toBe(2);
    const expired = await publish(sandbox, other, 'Hello');
    expect([expired.status, await expired.json()]).toMatchObject([401, { serviceErrorCode: 65602 }]);
  });

  it('refuses a token after its 60 days', async () => {
    clock = new Date(clock.getTime() + 60 * 24 * 3_600_000);
    expect((await publish(sandbox, nora, 'Hello')).status).toBe(401);
  });

  it('demands a version, and one that is alive', async () => {
    const missing = await publish(sandbox, nora, 'Hello', { headers: { 'linkedin-version': null } });
    expect([missing.status, await missing.json()]).toMatchObject([400, { code: 'VERSION_MISSING' }]);
    for (const version of ['202511', '202512', '202613', 'latest']) {
      const answer = await publish(sandbox, nora, 'Hello', { headers: { 'linkedin-version': version } });
      expect(await answer.json()).toEqual({
        status: 426,
        code: 'NONEXISTENT_VERSION',
        message: `Requested version ${version}01 is not active`,
      });
    }
  });

  it.each([null, '1.0.0'])('demands version 2.0.0 of the Rest.li protocol, not %s', async (version) => {
    const headers = { 'x-restli-protocol-version': version };
    expect((await publish(sandbox, nora, 'Hello', { headers })).status).toBe(400);
  });

  it('refuses a token without w_member_social', async () => {
    const reader = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist', scopes: ['openid', 'profile'] });
    const answer = await publish(sandbox, reader, 'Hello');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      status: 403,
      serviceErrorCode: 100,
      code: 'ACCESS_DENIED',
      message: 'Not enough permissions to access: partnerApiPostsExternal.CREATE.20260901',
    });
  });

  it.each(['urn:li:person:somebodyElse', 'urn:li:organization:1', '', 42])(
    'refuses the author %s, who is not the token’s member',
    async (author) => {
      const body = { ...postBody(nora.author, 'Hello'), author };
      const answer = await publish(sandbox, nora, '', { body });
      expect(answer.status).toBe(403);
      expect(((await answer.json()) as { message: string }).message).toContain('[/author]');
    },
  );

  it.each([
    ['commentary', ''],
    ['commentary', ' \n '],
    ['commentary', null],
    ['content', { media: { id: 'urn:li:image:1' } }],
    ['visibility', 'EVERYONE'],
    ['visibility', undefined],
    ['lifecycleState', 'DRAFT'],
    ['distribution', undefined],
    ['distribution', { feedDistribution: 'SOME' }],
    ['distribution', { feedDistribution: 'MAIN_FEED', targetEntities: 'all' }],
    ['isReshareDisabledByAuthor', 'no'],
  ])('answers 400 to a body whose %s is %j', async (field, value) => {
    const answer = await publish(sandbox, nora, '', {
      body: { ...postBody(nora.author, 'Hello'), [field]: value },
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(field);
    expect(sandbox.linkedin.created).toBe(0);
  });

  it.each([
    ['content', {}],
    ['content', null],
    ['scheduledAt', '2027-01-01'],
    ['distribution', { feedDistribution: 'MAIN_FEED', audience: [] }],
  ])('answers 422 to a body that its schema does not have: %s is %j', async (field, value) => {
    const answer = await publish(sandbox, nora, '', {
      body: { ...postBody(nora.author, 'Hello'), [field]: value },
    });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(await answer.json())).toContain(field);
    expect(sandbox.linkedin.created).toBe(0);
  });

  it.each(['{"author":', '', '[]', 'null'])(
    'answers 400 to a body that is not an object: %s',
    async (body) => {
      expect((await publish(sandbox, nora, '', { body })).status).toBe(400);
      expect(sandbox.linkedin.calls()).toMatchObject([{ operation: 'create_post', status: 400 }]);
    },
  );

  it('names what is blank in a text', async () => {
    const answer = await publish(sandbox, nora, '  ');
    expect(await answer.json()).toMatchObject({
      errorDetails: {
        inputErrors: [
          { code: 'INVALID_VALUE_BLANK_FIELD', input: { inputPath: { fieldPath: 'commentary' } } },
        ],
      },
    });
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/json-patch+json', null])(
    'answers 415 to a body of the type %s',
    async (type) => {
      const answer = await publish(sandbox, nora, 'Hello', { headers: { 'content-type': type } });
      expect([answer.status, sandbox.linkedin.created]).toEqual([415, 0]);
    },
  );

  it.each(['/linkedin//rest/posts', '/linkedin/rest/posts/', '/rest/posts', '/linkedin/rest/Posts'])(
    'knows no such path: %s',
    async (path) => {
      const answer = await fetch(`${sandbox.url}${path}`, {
        method: 'POST',
        headers: { ...restHeaders, authorization: `Bearer ${nora.access_token}` },
        body: JSON.stringify(postBody(nora.author, 'Hello')),
      });
      expect([answer.status, sandbox.linkedin.created]).toEqual([404, 0]);
    },
  );

  it('answers 413 to a huge body', async () => {
    const answer = await publish(sandbox, nora, 'x'.repeat(600_000));
    expect([answer.status, await answer.json()]).toMatchObject([413, { status: 413 }]);
  });

  it('takes 3,000 characters, escapes not counted, and refuses one more in LinkedIn’s words', async () => {
    expect((await publish(sandbox, nora, '\\('.repeat(3_000))).status).toBe(201);
    const answer = await publish(sandbox, nora, 'x'.repeat(3_001));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message:
        'com.linkedin.content.common.exception.BadRequestResponseException: commentary text length ' +
        '(3001 characters) exceeded the maximum allowed (3000 characters)',
      errorDetails: { inputErrors: [{ code: 'FIELD_LENGTH_TOO_LONG' }] },
    });
  });

  it('refuses the same text of the same member within ten minutes and names the first post', async () => {
    const urn = await create('Hello');
    clock = new Date(clock.getTime() + 9 * 60_000);
    const answer = await publish(sandbox, nora, ' Hello\n');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      status: 422,
      message: `com.linkedin.content.common.exception.BadRequestResponseException: Content is a duplicate of ${urn}`,
      errorDetailType: 'com.linkedin.common.error.BadRequest',
      errorDetails: {
        inputErrors: [{ code: 'DUPLICATE_POST', description: 'Duplicate post is detected', input: {} }],
      },
    });
    expect(sandbox.linkedin.created).toBe(1);
  });

  it('takes the same text of another member, and of the same one after ten minutes', async () => {
    await create('Hello');
    const priya = sandbox.linkedin.mintToken({ name: 'Priya' });
    expect((await publish(sandbox, priya, 'Hello')).status).toBe(201);
    clock = new Date(clock.getTime() + 11 * 60_000);
    expect((await publish(sandbox, nora, 'Hello')).status).toBe(201);
  });

  it('throttles a member after the day’s calls until 00:00 UTC, without saying how long', async () => {
    for (let count = 0; count < 20; count += 1) await publish(sandbox, nora, `Post ${count}`);
    const answer = await publish(sandbox, nora, 'One more');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBeNull();
    expect(await answer.json()).toMatchObject({
      serviceErrorCode: 101,
      message: 'Resource level throttle limit for calls to this resource is reached.',
    });
    const priya = sandbox.linkedin.mintToken({ name: 'Priya' });
    expect((await publish(sandbox, priya, 'Hello')).status).toBe(201);
    clock = new Date('2026-11-22T00:00:00Z');
    expect((await publish(sandbox, nora, 'One more')).status).toBe(201);
  });
});

describe('DELETE /rest/posts/{urn}', () => {
  it('answers 204 each time, and the duplicate detection still names the deleted post', async () => {
    const urn = await create('Hello');
    expect((await remove(urn)).status).toBe(204);
    expect((await remove(urn)).status).toBe(204);
    expect((await remove('urn:li:share:1')).status).toBe(204);
    expect(sandbox.linkedin.posts()).toMatchObject([{ urn, deleted_at: clock.toISOString() }]);
    expect(sandbox.linkedin.created).toBe(1);
    const again = await publish(sandbox, nora, 'Hello');
    expect(((await again.json()) as { message: string }).message).toContain(urn);
  });

  it('leaves other members’ posts alone', async () => {
    const urn = await create('Hello');
    const priya = sandbox.linkedin.mintToken({ name: 'Priya' });
    expect((await remove(urn, priya.access_token)).status).toBe(403);
    expect(sandbox.linkedin.posts()).toMatchObject([{ deleted_at: null }]);
  });

  it('demands a percent-encoded URN', async () => {
    const urn = await create('Hello');
    expect((await rest('DELETE', `posts/${urn}`, nora.access_token, {})).status).toBe(400);
  });
});

describe('What a self-serve application may not do', () => {
  it.each([
    ['GET', 'posts/urn%3Ali%3Ashare%3A1', 'partnerApiPostsExternal.GET'],
    ['GET', 'posts?q=author&author=urn%3Ali%3Aperson%3Ax', 'partnerApiPostsExternal.FINDER-author'],
    ['POST', 'socialActions/urn%3Ali%3Ashare%3A1/comments', 'partnerApiSocialActions.CREATE'],
  ])('is refused with 403: %s %s', async (method, path, resource) => {
    const answer = await rest(method, path, nora.access_token, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'ACCESS_DENIED',
      message: `Not enough permissions to access: ${resource}.20260901`,
    });
  });

  it('answers 404 in LinkedIn’s envelope to what does not exist', async () => {
    const answer = await rest('GET', 'nothing', nora.access_token);
    expect([answer.status, await answer.json()]).toMatchObject([404, { status: 404 }]);
  });
});
