import { eventually, gone, http, press, refusal, says, server, the, user } from '@drumbeat/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { anUser, asUser, noticeSettings } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { aPushBrowser, withoutPushBrowser } from '../../testing/push-browser';

const KEY = `B${'A'.repeat(86)}`;
const THIS = {
  id: 'this',
  label: 'Firefox on Linux',
  created_at: '2026-11-27T12:00:00Z',
  last_success_at: null,
  is_current: true,
};
const PHONE = { ...THIS, id: 'phone', label: 'Chrome on Android', is_current: false };

/** A server with these devices. Returns what it was told. */
function aServer({ devices = [], key = KEY }: { devices?: (typeof THIS)[]; key?: string | null } = {}) {
  const told: unknown[] = [];
  let all = devices;
  asUser();
  server.use(
    http.get('/api/notifications/devices', ({ response }) =>
      response(200).json({ public_key: key, devices: all }),
    ),
    http.post('/api/notifications/devices', async ({ request, response }) => {
      told.push(await request.json());
      all = [...all, THIS];
      return response(201).json({ public_key: key, devices: all });
    }),
    http.delete('/api/notifications/devices/{id}', ({ params, response }) => {
      told.push(params.id);
      all = all.filter(({ id }) => id !== params.id);
      return response(204).empty();
    }),
  );
  return told;
}

const theSwitch = () => the('switch', 'On this device');

afterEach(withoutPushBrowser);

describe('Notifications on this device', () => {
  it('are turned on by a press, which asks the browser, and off again', async () => {
    const browser = aPushBrowser();
    const told = aServer();
    await open('/settings');
    expect(await theSwitch()).not.toBeChecked();
    expect(browser.asked).toBe(0);
    await user.click(await theSwitch());
    await eventually(async () => expect(await theSwitch()).toBeChecked());
    await says(/Once you sign out, here or on another device, it shows nothing more/);
    await eventually(async () => expect(await theSwitch()).toHaveFocus());
    expect(browser).toMatchObject({ asked: 1, subscribedKey: KEY });
    expect(told).toEqual([
      { endpoint: 'https://push.example.com/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
    ]);
    await user.click(await theSwitch());
    await eventually(async () => expect(await theSwitch()).not.toBeChecked());
    expect(told.at(-1)).toBe('this');
    expect(browser.subscribedKey).toBeNull();
  });

  it('stay off where the user says no, with words how to allow them', async () => {
    aPushBrowser({ answer: 'denied' });
    const told = aServer();
    await open('/settings');
    await user.click(await theSwitch());
    await says(/Your browser blocks the notifications of this site. Allow them/);
    expect(await theSwitch()).toBeDisabled();
    expect(told).toEqual([]);
  });

  it('stay off where the question of the browser was left open, and say what to do', async () => {
    const browser = aPushBrowser({ answer: 'default' });
    const told = aServer();
    await open('/settings');
    await user.click(await theSwitch());
    await says('Press the switch again, and allow the notifications.');
    await eventually(async () => expect(await theSwitch()).toHaveFocus());
    await noticeSays('This device was not turned on');
    expect(browser.asked).toBe(1);
    expect(told).toEqual([]);
  });

  it('are off where the browser lost them, whatever the server believes', async () => {
    aPushBrowser({ permission: 'granted' });
    aServer({ devices: [THIS] });
    await open('/settings');
    expect(await theSwitch()).not.toBeChecked();
  });

  it('are off, and said to be, where the push service cannot be reached', async () => {
    aPushBrowser({ failure: new DOMException('Registration failed', 'AbortError') });
    const told = aServer();
    await open('/settings');
    await user.click(await theSwitch());
    await says(/Your browser could not reach the service that brings its notifications/);
    expect(told).toEqual([]);
  });

  it('are given back by the browser where the server refuses', async () => {
    const browser = aPushBrowser();
    aServer();
    server.use(
      http.post('/api/notifications/devices', ({ response }) =>
        response.untyped(refusal(409, '10 devices are told already')),
      ),
    );
    await open('/settings');
    await user.click(await theSwitch());
    await says('This device was not turned on');
    expect(browser.subscribedKey).toBeNull();
  });

  it('are none of a browser that knows none', async () => {
    aServer();
    await open('/settings');
    await says('This browser cannot show notifications of a site that is closed.');
    await gone('switch', 'On this device');
  });

  it('are none of an installation that sends none, and the choice by topic is kept', async () => {
    aPushBrowser();
    aServer({ key: null });
    await open('/settings');
    await says(/This installation sends no notifications to devices/);
    expect(await the('switch', 'A draft is due: on your devices')).toBeChecked();
  });

  it('can be turned off on other devices', async () => {
    aPushBrowser();
    const told = aServer({ devices: [PHONE] });
    await open('/settings');
    await says('Also on Chrome on Android');
    await press('Turn off Chrome on Android');
    await gone('button', 'Turn off Chrome on Android');
    await eventually(async () => expect(await the('group', 'Devices')).toHaveFocus());
    await noticeSays('That device is told no more');
    expect(told).toEqual(['phone']);
  });

  it('are chosen by topic', async () => {
    aServer();
    const sent: unknown[] = [];
    server.use(
      http.patch('/api/notifications/settings', async ({ request, response }) => {
        sent.push(await request.json());
        return response(200).json(noticeSettings);
      }),
    );
    await open('/settings');
    await user.click(await the('switch', 'Weekly letter: on your devices'));
    await eventually(() => expect(sent).toEqual([{ topics: [{ topic: 'weekly_letter', push: true }] }]));
  });

  it('of somebody who left without signing out are shown no more', async () => {
    const browser = aPushBrowser({ permission: 'granted', subscribedKey: KEY });
    localStorage.setItem('drumbeat-push-owner', `not ${anUser().id}`);
    aServer();
    await open('/settings');
    await eventually(() => expect(browser.subscribedKey).toBeNull());
  });

  describe('of a session that ended, once the same user signs in again,', () => {
    const signedInAt = (created_at: string) =>
      server.use(
        http.get('/api/auth/sessions', ({ response }) =>
          response(200).json({
            sessions: [
              {
                ...{ id: 's', browser: 'Firefox', system: 'Linux', device: 'desktop', ip: '::1' },
                ...{ created_at, last_used_at: created_at, is_current: true },
              },
            ],
          }),
        ),
      );
    const wasOn = () => {
      localStorage.setItem('drumbeat-push-owner', anUser().id);
      localStorage.setItem('drumbeat-push-since', '2026-11-27T12:00:00.000Z');
    };

    it('go on by themselves where the browser still allows them', async () => {
      const browser = aPushBrowser({ permission: 'granted', subscribedKey: KEY });
      const told = aServer();
      signedInAt('2026-11-28T09:00:00.000Z');
      wasOn();
      await open('/settings');
      await eventually(async () => expect(await theSwitch()).toBeChecked());
      expect(told).toHaveLength(1);
      expect(browser).toMatchObject({ asked: 0, subscribedKey: KEY });
    });

    it.each([
      ['the browser allows them no more', { permission: 'denied' as const }, '2026-11-28T09:00:00.000Z'],
      [
        'they were turned off in this session',
        { permission: 'granted' as const },
        '2026-11-26T09:00:00.000Z',
      ],
    ])('stay off where %s', async (_, access, at) => {
      aPushBrowser({ ...access, subscribedKey: KEY });
      const told = aServer();
      signedInAt(at);
      wasOn();
      await open('/settings');
      await eventually(async () => expect(await theSwitch()).not.toBeChecked());
      await says('Notifications');
      expect(told).toEqual([]);
    });
  });

  it('end as their user signs out', async () => {
    const browser = aPushBrowser({ permission: 'granted', subscribedKey: KEY });
    aServer({ devices: [THIS] });
    server.use(http.post('/api/auth/logout', ({ response }) => response(204).empty()));
    await open('/settings');
    await press(/account menu/i);
    await press('Sign out', {}, 'menuitem');
    await eventually(() => expect(browser.subscribedKey).toBeNull());
  });
});
