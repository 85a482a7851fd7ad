import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Sandbox, startSandbox } from '../../start-sandbox.js';
import { publish, restHeaders } from '../../testing/linkedin-client.js';
import type { MintedToken } from '../linkedin.sandbox.js';

const NEW_TEXT = 'Half \\(or so\\) of {hashtag|\\#|pricing}';

let sandbox: Sandbox;
let nora: MintedToken;
let urn: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.linkedin.reset({ tokens: true });
  nora = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist' });
  urn = (await publish(sandbox, nora, 'Haf of it')).headers.get('x-restli-id') ?? '';
});

interface Update {
  of?: string;
  body?: unknown;
  token?: string;
  method?: string | null;
}

/** As applications send it, in everything that the test does not change. */
function update({
  of = encodeURIComponent(urn),
  body = { patch: { $set: { commentary: NEW_TEXT } } },
  token = nora.access_token,
  method = 'PARTIAL_UPDATE',
}: Update = {}): Promise<Response> {
  return fetch(`${sandbox.url}/linkedin/rest/posts/${of}`, {
    method: 'POST',
    headers: {
      ...restHeaders,
      ...(method === null ? {} : { 'x-restli-method': method }),
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
}
const texts = () => sandbox.linkedin.posts().map(({ text }) => text);

describe('A new text for a post', () => {
  it('is there after 204, also when it is asked for twice, and makes no second post', async () => {
    expect([(await update()).status, (await update()).status]).toEqual([204, 204]);
    expect(sandbox.linkedin.posts()).toMatchObject([
      { urn, text: 'Half (or so) of #pricing', edited_at: expect.any(String) },
    ]);
    expect(sandbox.linkedin.created).toBe(1);
    const page = await (await fetch(`${sandbox.url}/linkedin/feed/update/${urn}/`)).text();
    expect(page).toContain('Edited');
  });

  it('is cut off at an unescaped sign, as a new post is', async () => {
    await update({ body: { patch: { $set: { commentary: 'The price (per month)' } } } });
    expect(sandbox.linkedin.posts()).toMatchObject([{ text: 'The price ', truncated: true }]);
  });

  it.each<[string, Update, number]>([
    ['without the method', { method: null }, 400],
    ['with another method', { method: 'UPDATE' }, 400],
    ['with a URN that is not encoded', { of: 'urn:li:share:1' }, 400],
    ['of an activity', { of: encodeURIComponent('urn:li:activity:1') }, 400],
    ['of a post that is not there', { of: encodeURIComponent('urn:li:share:1') }, 404],
    ['that is not a patch', { body: { commentary: NEW_TEXT } }, 400],
    ['with something beside the patch', { body: { patch: { $set: { commentary: 'a' } }, x: 1 } }, 400],
    ['that deletes', { body: { patch: { $delete: ['commentary'] } } }, 400],
    ['of what cannot be changed', { body: { patch: { $set: { visibility: 'PUBLIC' } } } }, 422],
    ['that is blank', { body: { patch: { $set: { commentary: ' ' } } } }, 400],
    ['that is too long', { body: { patch: { $set: { commentary: 'a'.repeat(3_001) } } } }, 400],
    ['by a token that it never saw', { token: 'AQunknown' }, 401],
  ])('is refused %s', async (_case, change, status) => {
    expect((await update(change)).status).toBe(status);
    expect(texts()).toEqual(['Haf of it']);
  });

  it('is refused to another member, and to who may not post', async () => {
    const other = sandbox.linkedin.mintToken({ name: 'Ole Berg' });
    const reader = sandbox.linkedin.mintToken({ name: 'Nora Lindqvist', scopes: ['openid', 'profile'] });
    for (const { access_token: token } of [other, reader]) {
      const answer = await update({ token });
      expect([answer.status, await answer.json()]).toMatchObject([
        403,
        { code: 'ACCESS_DENIED', message: expect.stringContaining('PARTIAL_UPDATE') },
      ]);
    }
    expect(texts()).toEqual(['Haf of it']);
  });

  it('may be there although no answer comes, and is refused once for a pause of LinkedIn’s', async () => {
    sandbox.linkedin.fault({ kind: '429', target: 'updates' });
    expect((await update()).status).toBe(429);
    sandbox.linkedin.fault({ kind: 'drop_after', target: 'updates' });
    await expect(update()).rejects.toThrow();
    expect(texts()).toEqual(['Half (or so) of #pricing']);
  });
});
