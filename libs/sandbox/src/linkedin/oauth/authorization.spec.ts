import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Sandbox, startSandbox } from '../../start-sandbox.js';
import { allScopes, locationOf, OAuthClient, requestIdOn } from '../../testing/oauth-client.js';

let sandbox: Sandbox;
let clock = new Date('2026-11-21T09:00:00Z');
const oauth = new OAuthClient(() => sandbox);

beforeAll(async () => {
  const clients = [
    { clientId: 'other', clientSecret: 'other-secret', scopes: ['openid', 'r_member_social'] },
  ];
  sandbox = await startSandbox({ port: 0, clients, now: () => clock });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  clock = new Date('2026-11-21T09:00:00Z');
  sandbox.linkedin.reset({ tokens: true });
});

describe('The consent page', () => {
  it('names the application and what it would like to do, and says that it is the sandbox', async () => {
    const page = await oauth.open();
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('LinkedIn sandbox');
    expect(text).toContain('Drumbeat would like to:');
    expect(text).toContain('Create, modify, and delete posts, comments, and reactions on your behalf');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('sends an allowing member back with a code and the state, and keeps the query of the address', async () => {
    const request = await requestIdOn(await oauth.open());
    const answer = await oauth.submit('authorization', {
      request,
      decision: 'allow',
      member: 'new',
      name: ' Nora  L. ',
    });
    const location = locationOf(answer);
    expect(answer.status).toBe(303);
    expect(location.origin + location.pathname).toBe('http://localhost:3000/api/callback/linkedin');
    expect(location.searchParams.get('from')).toBe('settings');
    expect(location.searchParams.get('state')).toBe('st&te');
    expect(location.searchParams.get('code')).toMatch(/^AQ.{30,}/);
  });

  it('offers members who were here before, by one click', async () => {
    const { sub } = sandbox.linkedin.mintToken({ name: 'Priya <Raman>' });
    const page = await (await oauth.open()).text();
    expect(page).toContain('Priya &lt;Raman&gt;');
    const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await oauth.submit('authorization', { request, decision: 'allow', member: sub, name: '' });
    const code = locationOf(answer).searchParams.get('code') ?? '';
    const { access_token } = (await (await oauth.exchange({ code })).json()) as { access_token: string };
    const userinfo = await fetch(`${sandbox.url}/linkedin/v2/userinfo`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(await userinfo.json()).toMatchObject({ sub, name: 'Priya <Raman>' });
  });

  it('takes nobody for one of them: a new member is the first choice', async () => {
    sandbox.linkedin.mintToken({ name: 'Mei Tanaka' });
    const page = await (await oauth.open()).text();
    const choices = [...page.matchAll(/<input type="radio" name="member" value="([^"]+)"([^>]*)>/g)];
    expect(choices.length).toBeGreaterThan(1);
    expect(
      choices.map(([, value, rest]) => [value, rest?.includes('checked')]).filter(([, is]) => is),
    ).toEqual([['new', true]]);
    expect(choices[0]?.[1]).toBe('new');
    // Submitting "Allow" on the unchanged page must be accepted.
    const name = /name="name"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? '';
    const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await oauth.submit('authorization', { request, decision: 'allow', member: 'new', name });
    expect(answer.status).toBe(303);
  });

  it.each(['', '   ', 'x'.repeat(101)])('asks again for a name that is not one: "%s"', async (name) => {
    const request = await requestIdOn(await oauth.open());
    const answer = await oauth.submit('authorization', { request, decision: 'allow', member: 'new', name });
    expect(answer.status).toBe(422);
    const again = await requestIdOn(answer);
    const second = await oauth.submit('authorization', {
      request: again,
      decision: 'allow',
      member: 'new',
      name: 'Nora',
    });
    expect(second.status).toBe(303);
  });

  it.each([
    ['cancel', 'user_cancelled_authorize'],
    ['leave', 'user_cancelled_login'],
  ])('sends a member who chooses to %s back with %s', async (decision, error) => {
    const request = await requestIdOn(await oauth.open());
    const location = locationOf(await oauth.submit('authorization', { request, decision }));
    expect(location.searchParams.get('error')).toBe(error);
    expect(location.searchParams.get('state')).toBe('st&te');
    expect(location.searchParams.has('code')).toBe(false);
  });

  it('can be answered once and for half an hour', async () => {
    const request = await requestIdOn(await oauth.open());
    expect((await oauth.submit('authorization', { request, decision: 'cancel' })).status).toBe(303);
    expect((await oauth.submit('authorization', { request, decision: 'allow' })).status).toBe(400);
    const late = await requestIdOn(await oauth.open());
    clock = new Date(clock.getTime() + 31 * 60_000);
    expect((await oauth.submit('authorization', { request: late, decision: 'cancel' })).status).toBe(400);
  });

  it.each([
    [{ client_id: 'nobody' }, 'client_id'],
    [{ client_id: null }, 'client_id'],
    [{ redirect_uri: 'https://evil.example.com/' }, 'redirect_uri'],
    [{ redirect_uri: 'http://localhost:3000/#x' }, 'redirect_uri'],
    [{ redirect_uri: null }, 'redirect_uri'],
  ])('shows an error and redirects nowhere for %j', async (changes, word) => {
    const page = await oauth.open(changes);
    expect(page.status).toBe(400);
    expect(page.headers.get('location')).toBeNull();
    expect(await page.text()).toContain(word);
  });

  it('fails whole for one scope that the application does not hold', async () => {
    const location = locationOf(await oauth.open({ scope: `${allScopes} r_member_social` }));
    expect(location.searchParams.get('error')).toBe('unauthorized_scope_error');
    expect(location.searchParams.get('error_description')).toBe(
      'Scope &quot;r_member_social&quot; is not authorized for your application',
    );
    expect(location.searchParams.get('state')).toBe('st&te');
  });

  it.each([
    [{ response_type: 'token' }, 'invalid_request'],
    [{ scope: null }, 'invalid_scope_error'],
  ])('tells the application of a request like %j', async (changes, error) => {
    expect(locationOf(await oauth.open(changes)).searchParams.get('error')).toBe(error);
  });
});
