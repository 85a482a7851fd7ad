import type { components } from '@drumbeat/api-client';
import {
  eventually,
  gone,
  http,
  isThere,
  leftFor,
  press,
  refusal,
  says,
  server,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';

type Account = components['schemas']['SocialAccountResponse'];

const anAccount = (change: Partial<Account> = {}): Account => ({
  provider: 'linkedin',
  id: 'account',
  is_connected: true,
  display_name: 'Lina Example',
  granted_scopes: ['openid', 'profile', 'email', 'w_member_social'],
  expires_at: '2027-01-19T15:00:00.000Z',
  needs_reconnect: false,
  capabilities: { post: true, images: true, documents: true, first_comment: false, figures: false },
  figures_paused_until: null,
  reconnect_for_figures: false,
  days_left: 60,
  ...change,
});

/** The sandbox stands in for LinkedIn, and somebody is connected there with these accounts. */
const connectedAs = (...accounts: Account[]) =>
  server.use(
    http.get('/api/integrations', ({ response }) =>
      response(200).json({
        integrations: [
          {
            provider: 'linkedin',
            name: 'LinkedIn sandbox',
            logo: 'data:image/svg+xml,<svg/>',
            description: 'A stand-in for LinkedIn on this computer.',
            connect_url: '/connect',
            disconnect_url: '/disconnect',
            site_url: 'http://linkedin.test',
            activity_url: 'http://linkedin.test/activity',
            sandbox: true,
            asks_for_figures: false,
            sending_paused_since: null,
          },
        ],
      }),
    ),
    http.get('/api/social-accounts', ({ response }) => response(200).json({ accounts })),
  );

const card = () => the('article', 'LinkedIn sandbox');
const hasOptedIn = () => localStorage.getItem('hasOptedInOnLinkedInConnection');

beforeEach(() => void asUser());

describe('The card of LinkedIn', () => {
  it('says that nobody is connected, and that the sandbox stands in', async () => {
    connectedAs();
    await open('/settings');
    await says('Not connected', await card());
    await says('Sandbox', await card());
    await says(/A stand-in for LinkedIn on this computer/, await card());
    expect((await card()).querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg/),
    );
  });

  it('says that the way to LinkedIn failed, and has opted into nothing', async () => {
    connectedAs();
    const asked: string[] = [];
    server.use(
      http.get('/api/callback/linkedin/authorize', ({ query, response }) => {
        asked.push(query.get('return_to') ?? '');
        return asked.length === 1
          ? response.untyped(refusal(500, 'Down'))
          : response(200).json({ url: '/consent' });
      }),
    );
    await open('/settings');
    await press('Connect to LinkedIn', { inside: await card() });
    await noticeSays('Error connecting to LinkedIn');
    expect(hasOptedIn()).toBeNull();
    expect(leftFor()).toBeNull();

    await press('Connect to LinkedIn', { inside: await card() });
    await eventually(() => expect(leftFor()).toBe('/consent'));
    expect(hasOptedIn()).toBe('true');
    expect(asked).toEqual(['/settings', '/settings']);
  });

  it('says as whom somebody is connected, what they allowed and for how long', async () => {
    connectedAs(anAccount());
    await open('/settings');
    await says('Connected as Lina Example', await card());
    await says('60 days left', await card());
    const allowed = await the('list', 'What you allowed on LinkedIn', { inside: await card() });
    const scopes = within(allowed).getAllByRole('listitem');
    const one = (name: string) => scopes.find(({ textContent }) => textContent.includes(name));
    expect(one('w_member_social')).toHaveTextContent('Post in your name');
    expect(one('not granted')).toHaveTextContent('First comment');
    expect(
      within(await card())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Disconnect']);
  });

  it('offers to connect again shortly before the end, and after it', async () => {
    connectedAs(anAccount({ days_left: 3 }));
    await open('/settings');
    await says('3 days left', await card());
    await the('button', 'Reconnect', { inside: await card() });

    connectedAs(anAccount({ needs_reconnect: true }));
    await open('/settings');
    await says('LinkedIn needs you to sign in again', await card());
    await the('button', 'Connect to LinkedIn', { inside: await card() });
  });

  it('ends the connection', async () => {
    connectedAs(anAccount());
    server.use(
      http.post('/api/callback/linkedin/disconnect', ({ response }) => {
        connectedAs(
          anAccount({
            id: null,
            is_connected: false,
            display_name: null,
            granted_scopes: [],
            expires_at: null,
            figures_paused_until: null,
            reconnect_for_figures: false,
            days_left: null,
          }),
        );
        return response(204).empty();
      }),
    );
    await open('/settings');
    await press('Disconnect', { inside: await card() });
    await noticeSays('LinkedIn disconnected');
    await says('Not connected', await card());
  });
});

describe('Every page', () => {
  const banner = () => the('complementary', 'LinkedIn connection');

  it('says days before its end that a connection ends, and leads to LinkedIn and back', async () => {
    connectedAs(anAccount({ days_left: 3 }));
    const asked: string[] = [];
    server.use(
      http.get('/api/callback/linkedin/authorize', ({ query, response }) => {
        asked.push(query.get('return_to') ?? '');
        return response(200).json({ url: '/consent' });
      }),
    );
    await open('/posts?tab=drafts');
    await says('LinkedIn: 3 days left');
    expect(await banner()).toHaveTextContent('Your LinkedIn connection ends within 3 days.');
    await press('Connect to LinkedIn', { inside: await banner() });
    await eventually(() => expect(leftFor()).toBe('/consent'));
    expect(asked).toEqual(['/posts?tab=drafts']);

    connectedAs(anAccount());
    await open('/posts?linkedin=connected');
    await noticeSays('LinkedIn connected');
    await gone('complementary', 'LinkedIn connection');
    expect(window.location.search).toBe('');
  });

  it('says that LinkedIn wants its user to sign in again, but for the settings, which say so themselves', async () => {
    connectedAs(anAccount({ needs_reconnect: true }));
    await open('/posts');
    expect(await banner()).toHaveTextContent('LinkedIn needs you to sign in again.');
    // Its code is there by now: where it belongs to a page, it comes with it.
    await user.click(await the('link', 'Settings'));
    await card();
    expect(isThere('complementary', 'LinkedIn connection')).toBe(false);
  });

  it('says that LinkedIn was not allowed, or failed, on the way back', async () => {
    connectedAs();
    await open('/settings?linkedin=cancelled');
    await noticeSays('You did not allow it on LinkedIn.');
    expect(window.location.search).toBe('');
    await open('/settings?linkedin=failed');
    await noticeSays('Error connecting to LinkedIn');
  });
});
