import {
  eventually,
  field,
  fill,
  gate,
  gone,
  http,
  HttpResponse,
  isThere,
  leftFor,
  press,
  refusal,
  says,
  select,
  server,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aProfile, asUser, noticeSettings } from '../../testing/answers';
import { open } from '../../testing/open-app';

afterEach(() => void jest.restoreAllMocks());

describe('The settings', () => {
  it('keep the look as somebody chose it', async () => {
    asUser();
    await open('/settings');
    await press('Dark', { inside: await the('group', 'Appearance') });
    await open('/settings');
    await eventually(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    await the('button', 'Dark', { inside: await the('group', 'Appearance'), pressed: true });
  });

  it('keep what somebody wants to be told of, and when, one change at a time', async () => {
    asUser();
    const sent: object[] = [];
    let settings = noticeSettings;
    server.use(
      http.get('/api/notifications/settings', ({ response }) => response(200).json(settings)),
      http.patch('/api/notifications/settings', async ({ request, response }) => {
        const { topics = [], ...times } = await request.json();
        sent.push({ ...(topics.length > 0 ? { topics } : {}), ...times });
        const changed = settings.topics.map((old) => ({
          ...old,
          ...topics.find(({ topic }) => topic === old.topic),
        }));
        settings = { ...settings, ...times, topics: changed };
        return response(200).json(settings);
      }),
    );
    await open('/settings');
    await user.click(await the('switch', 'A draft is due: in the app'));
    await select('A draft is due: mail', 'Never');
    await select('Quiet from', '10:00 PM');
    await eventually(() =>
      expect(sent).toEqual([
        { topics: [{ topic: 'draft_due', app: false }] },
        { topics: [{ topic: 'draft_due', mail: 'off' }] },
        { quiet_from: '22:00' },
      ]),
    );
    await open('/settings');
    expect(await the('switch', 'A draft is due: in the app')).not.toBeChecked();
    expect(await field('A draft is due: mail')).toHaveValue('off');
    expect(await field('Quiet from')).toHaveValue('22:00');
  });

  it('say why no mail comes, and take back what was not saved', async () => {
    asUser();
    server.use(
      http.get('/api/notifications/settings', ({ response }) =>
        response(200).json({ ...noticeSettings, can_mail: false, is_confirmed: false }),
      ),
      http.patch('/api/notifications/settings', ({ response }) => response.untyped(refusal(503, 'Not now'))),
    );
    await open('/settings');
    await says(/in this browser. In one that is new to your account that removes your password/);
    await user.click(await the('switch', 'Weekly letter: in the app'));
    await says('Your settings were not saved');
    await eventually(async () => expect(await the('switch', 'Weekly letter: in the app')).toBeChecked());
  });

  it('keep the focus at the time zone once it is saved', async () => {
    let profile = aProfile(asUser());
    server.use(
      http.get('/api/profile', ({ response }) => response(200).json(profile)),
      http.patch('/api/profile', ({ response }) => {
        profile = { ...profile, time_zone: 'Europe/Berlin' };
        return response(200).json(profile);
      }),
    );
    await open('/settings');
    await select('Time zone', 'Europe/Berlin');
    (await the('button', 'Save')).focus();
    await user.keyboard('{Enter}');
    await says('Time zone saved');
    await gone('button', 'Save');
    await eventually(async () => expect(await the('group', 'Your time zone')).toHaveFocus());
  });

  it('name a zone of an older name as it is called today, and keep it until another one is chosen', async () => {
    const user = asUser({ user: { time_zone: 'Asia/Calcutta' } });
    server.use(http.get('/api/profile', ({ response }) => response(200).json(aProfile(user))));
    await open('/settings');
    expect(await field('Time zone')).toHaveValue('Asia/Kolkata');
    expect(isThere('option', 'Calcutta')).toBe(false);
    expect(isThere('button', 'Save')).toBe(false);
  });

  it('name what they have not saved when somebody signs out', async () => {
    asUser();
    server.use(http.patch('/api/profile', ({ response }) => response.untyped(HttpResponse.error())));
    await open('/settings');
    await fill('New password', 'four words for a door');
    await select('Time zone', 'Europe/Berlin');
    await press(/account menu/i);
    await press('Sign out', {}, 'menuitem');
    const question = await the('dialog', 'Sign out and lose text?');
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Your new password', 'Your time zone']);
    await press('Sign out anyway', { inside: question });
    await eventually(() => expect(leftFor()).toBe('/login'));
  });
});

describe('The profile', () => {
  it('says nothing of a summary that cannot be written, and only logs it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let profile = aProfile(asUser());
    let asked = 0;
    server.use(
      http.get('/api/profile', ({ response }) => response(200).json(profile)),
      http.patch('/api/profile', async ({ request, response }) => {
        const { ideal_target_client } = await request.json();
        profile = { ...profile, ideal_target_client: ideal_target_client ?? null };
        return response(200).json(profile);
      }),
      http.post('/api/profile/generate-icp-summary', ({ response }) => {
        asked += 1;
        return response.untyped(asked === 1 ? refusal(500, 'The writer is out') : HttpResponse.error());
      }),
    );
    await open('/profile');
    const change = async (text: string) => {
      await fill('Your ideal client', text);
      await press('Save changes');
      await gone('button', 'Save changes');
    };
    await change('Owners of small design studios');
    await eventually(() => expect(warn.mock.calls.flat()).toContain('Failed to regenerate ICP summary'));
    await change('Owners of small architecture studios');
    await eventually(() =>
      expect(warn.mock.calls.flat()).toContain('Network error while regenerating ICP summary'),
    );
    expect(document.body).not.toHaveTextContent('The writer is out');

    // Spaces are no change (ONBOARDING-3): there is nothing to save.
    await fill('Your ideal client', 'Owners of small architecture studios ');
    (await field('Your ideal client')).blur();
    await gone('button', 'Save changes');
    expect(asked).toBe(2);
  });
});

describe('A profile that the staff has locked', () => {
  it('is there to read, says why, and takes nothing', async () => {
    const profile = aProfile(asUser(), {
      profile_locked: true,
      ideal_target_client: 'Owners of small studios',
    });
    server.use(http.get('/api/profile', ({ response }) => response(200).json(profile)));
    await open('/profile');
    await says('The staff has locked this profile. You can read it; please ask them to change it.');
    const client = await field('Your ideal client');
    expect(client).toHaveValue('Owners of small studios');
    for (const control of [client, await field('Pillar 1'), await field('What they struggle with')]) {
      expect(control).toBeDisabled();
    }
    await user.type(client, '!');
    expect(client).toHaveValue('Owners of small studios');
    expect(isThere('button', 'Save changes')).toBe(false);
  });
});

describe('The profile while it is saved', () => {
  it('keeps what is typed meanwhile', async () => {
    let profile = aProfile(asUser());
    const held = gate();
    server.use(
      http.get('/api/profile', ({ response }) => response(200).json(profile)),
      http.patch('/api/profile', async ({ request, response }) => {
        const { ideal_target_client = profile.ideal_target_client, client_pain_points = null } =
          await request.json();
        await held.passed;
        profile = { ...profile, ideal_target_client, client_pain_points };
        return response(200).json(profile);
      }),
      http.post('/api/profile/generate-icp-summary', ({ response }) =>
        response.untyped(refusal(500, 'Not now')),
      ),
    );
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open('/profile');
    await fill('Your ideal client', 'Owners of small design studios');
    await press('Save changes');
    await says('Saving…');
    await fill('Your ideal client', 'Owners of small architecture studios');
    await fill('What they struggle with', 'Hiring takes them too long');
    held.open();
    await says('Profile saved');
    expect(profile.ideal_target_client).toBe('Owners of small design studios');
    const isStillThere = async () => {
      expect(await field('Your ideal client')).toHaveValue('Owners of small architecture studios');
      expect(await field('What they struggle with')).toHaveValue('Hiring takes them too long');
    };
    await isStillThere();
    await press('Save changes');
    await gone('button', 'Save changes');
    expect(profile).toMatchObject({
      ideal_target_client: 'Owners of small architecture studios',
      client_pain_points: 'Hiring takes them too long',
    });
    await open('/profile');
    await isStillThere();
  });
});

describe('The sidebar', () => {
  it('folds and stays folded', async () => {
    asUser();
    await open('/resources');
    await says('Upgrade to Pro');
    await press('Collapse the sidebar');
    await eventually(() => expect(document.body).not.toHaveTextContent('Upgrade to Pro'));
    await the('link', 'Content Calendar');
    await open('/resources');
    await press('Expand the sidebar');
    await says('Upgrade to Pro');
  });

  it('leads whoever has the free plan to the plans, and back', async () => {
    asUser();
    server.use(
      http.get('/api/subscriptions/plans', ({ response }) =>
        response(200).json({
          plans: [
            {
              plan_type: 'free',
              name: 'Free',
              price_usd: 0,
              price: { amount: 0, currency: 'usd' },
              interval: null,
              features: [],
              available: true,
            },
          ],
        }),
      ),
    );
    await open('/resources');
    await user.click(await the('link', 'Learn More'));
    await eventually(() => expect(window.location.search).toBe('?upgrade=true'));
    expect(window.location.pathname).toBe('/product');
    await says('This is your plan.');
    expect(isThere('link', 'Learn More')).toBe(false);
    await user.click(await the('link', 'Back to Drumbeat'));
    await eventually(() => expect(window.location.pathname).toMatch(/\/dashboard$/));
  });

  it('download everything piece by piece, say how much has come, and that one broke off', async () => {
    asUser();
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:the-file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let body!: ReadableStreamDefaultController<Uint8Array>;
    const begin = () => new ReadableStream<Uint8Array>({ start: (pieces) => void (body = pieces) });
    server.use(
      http.get('/api/profile/export', ({ response }) => response.untyped(new HttpResponse(begin()))),
    );
    await open('/settings');
    await press('Download my data');
    await says('The file is being put together…');
    await eventually(() => expect(body).toBeDefined());
    body.enqueue(new Uint8Array(1_500_000));
    await says('1.5 MB so far');
    body.close();
    await says('Your export is in your downloads');
    expect(saved.map(({ size }) => size)).toEqual([1_500_000]);

    await press('Download my data');
    await says('The file is being put together…');
    body.error(new TypeError('terminated'));
    await says('The download broke off on its way, and nothing was saved. Please try again.');
    expect(saved).toHaveLength(1);
    Object.assign(URL, { createObjectURL: undefined, revokeObjectURL: undefined });
  });
});
