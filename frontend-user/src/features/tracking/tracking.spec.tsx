import {
  eventually,
  fill,
  http,
  HttpResponse,
  isThere,
  pass,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
  user,
} from '@drumbeat/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { components } from '@drumbeat/api-client';
import { aSession, asUser, asVisitor } from '../../testing/answers';
import { open } from '../../testing/open-app';
import { havePrompts } from '../../testing/prompt-answers';

type Batch = components['schemas']['TrackEventsRequest'];

interface Heard {
  sessions: unknown[];
  changes: unknown[];
  batches: Batch[];
}

/** What the page tells of itself from now on; each session gets the next number as its id. */
function hear(): Heard {
  const heard: Heard = { sessions: [], changes: [], batches: [] };
  server.use(
    http.post('/api/tracking/sessions', async ({ request, response }) => {
      heard.sessions.push(await request.json());
      return response(201).json({ id: `session ${heard.sessions.length}` });
    }),
    http.patch('/api/tracking/sessions/{id}', async ({ request, response }) => {
      heard.changes.push(await request.json());
      return response(204).empty();
    }),
    http.post('/api/tracking/events', async ({ request, response }) => {
      heard.batches.push(await request.json());
      return response(202).json({ accepted: 1 });
    }),
  );
  return heard;
}

const eventsOf = ({ batches }: Heard) => batches.flatMap(({ events }) => events);
const begun = (heard: Heard, count = 1) => eventually(() => expect(heard.sessions).toHaveLength(count));
const follow = async (name: string) => user.click(await the('link', name));

afterEach(() => void jest.restoreAllMocks());

describe('What a user does', () => {
  it('is tracked in batches from signing in until signing out', async () => {
    asVisitor();
    const heard = hear();
    server.use(
      http.post('/api/auth/login', ({ response }) => {
        const somebody = asUser();
        havePrompts();
        Object.assign(heard, hear());
        return response(200).json({ session: aSession(), user: somebody });
      }),
    );
    stopTime();
    await open('/login');
    await fill('Email', 'ada@example.test');
    await fill('Password', 'three beats a week');
    await press('Sign in');
    await begun(heard);
    expect(heard.sessions[0]).toEqual({
      session_data: {
        browser: expect.stringMatching(/^\w+/),
        device: expect.stringContaining('desktop'),
        screen_size: expect.stringMatching(/^\d+x\d+$/),
        timezone: 'America/Chicago',
        referrer: expect.any(String),
      },
    });

    await pass(6_000);
    await follow('Content Calendar');
    await press('Library');
    await the('heading', 'Prompt Library', { level: 1 });
    await press('Calendar');
    await pass(31_000);
    await eventually(() =>
      expect(
        eventsOf(heard)
          .filter(({ event_type }) => event_type === 'action')
          .map(({ event_name, event_data }) => [event_name, event_data]),
      ).toEqual([
        ['prompt_calendar_view_change', { view: 'library' }],
        ['prompt_calendar_view_change', { view: 'calendar' }],
      ]),
    );
    expect(eventsOf(heard)).toContainEqual(
      expect.objectContaining({ event_type: 'page_view', page_url: '/content-calendar' }),
    );

    await press(/account menu/i);
    await press('Sign out', {}, 'menuitem');
    await eventually(() => expect(heard.changes).toContainEqual({ ended: true }));
  });

  it('begins another tracked session after half an hour without an event', async () => {
    asUser();
    havePrompts();
    const heard = hear();
    stopTime();
    await open('/content-calendar');
    await begun(heard);

    await pass(29 * 60_000);
    await follow('Posts');
    await the('heading', 'Posts', { level: 1 });
    await pass(31_000);
    await eventually(() =>
      expect(
        heard.batches.find(({ events }) => events.some(({ page_url }) => page_url === '/posts')),
      ).toMatchObject({
        session_id: 'session 1',
      }),
    );
    expect(heard.sessions).toHaveLength(1);

    await pass(31 * 60_000);
    await follow('Content Calendar');
    await the('heading', 'Content Calendar', { level: 1 });
    await pass(31_000);
    await begun(heard, 2);
    await eventually(() => expect(heard.batches.at(-1)?.session_id).toBe('session 2'));
  });

  it('is not disturbed by tracking that fails', async () => {
    asUser();
    havePrompts();
    server.use(
      http.post('/api/tracking/sessions', ({ response }) => response.untyped(HttpResponse.error())),
      http.post('/api/tracking/events', ({ response }) => response.untyped(HttpResponse.error())),
    );
    await open('/content-calendar');
    await press('Library');
    await the('heading', 'Prompt Library');
    expect(isThere('alert')).toBe(false);
  });
});

describe('Somebody who does not want to be tracked', () => {
  it('is asked for nothing more once the server has said so', async () => {
    asUser();
    havePrompts();
    const heard = hear();
    let asked = 0;
    server.use(
      http.post('/api/tracking/sessions', ({ response }) => {
        asked += 1;
        return response.untyped(
          refusal(403, 'You have chosen not to be tracked.', { code: 'tracking.refused' }),
        );
      }),
    );
    stopTime();
    await open('/content-calendar');
    await eventually(() => expect(asked).toBe(1));
    await pass(6_000);
    await follow('Posts');
    await the('heading', 'Posts', { level: 1 });
    await pass(31_000);
    expect([asked, heard.batches, heard.changes]).toEqual([1, [], []]);
  });

  it.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])('is tracked by nothing where the browser has %s', async (_, signal, value) => {
    Object.defineProperty(navigator, signal, { configurable: true, value });
    try {
      asUser();
      havePrompts();
      const heard = hear();
      stopTime();
      await open('/content-calendar');
      await pass(31_000);
      await open('/settings');
      await says(/^Your browser asks sites not to track you/);
      expect(heard).toEqual({ sessions: [], changes: [], batches: [] });
    } finally {
      Reflect.deleteProperty(navigator, signal);
    }
  });

  it('says so in the settings, and is told where that was not saved', async () => {
    asUser();
    const sent: boolean[] = [];
    server.use(
      http.put('/api/tracking/choice', async ({ request, response }) => {
        const choice = await request.json();
        sent.push(choice.is_allowed);
        return sent.length === 1 ? response.untyped(refusal(503, 'Not now')) : response(200).json(choice);
      }),
    );
    await open('/settings');
    await user.click(await the('switch', 'Record how I use Drumbeat'));
    await says('Your choice was not saved');
    await eventually(async () => expect(await the('switch', 'Record how I use Drumbeat')).toBeChecked());
    await user.click(await the('switch', 'Record how I use Drumbeat'));
    await says('What was recorded is deleted');
    expect(await the('switch', 'Record how I use Drumbeat')).not.toBeChecked();
    expect(sent).toEqual([false, false]);
  });
});

describe('What goes wrong', () => {
  it('is tracked: an error that nobody caught, and trouble with signing in', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failure = { outcome: 'failure', at: Date.now(), durationMs: 0 };
    localStorage.setItem('drumbeat-auth-analytics', JSON.stringify([failure, failure]));
    asVisitor();
    server.use(
      http.post('/api/auth/login', ({ response }) =>
        response.untyped(refusal(401, 'Invalid login credentials', { code: 'auth.invalid_credentials' })),
      ),
    );
    await open('/login');
    await fill('Email', 'ada@example.test');
    await fill('Password', 'not the password');
    await press('Sign in');
    await says('Invalid email or password. Please check your credentials.');
    await eventually(() => expect(warn).toHaveBeenCalledWith('Signing in: repeated-failures'));

    const heard = hear();
    server.use(
      http.post('/api/auth/login', ({ response }) => {
        const somebody = asUser();
        havePrompts();
        Object.assign(heard, hear());
        return response(200).json({ session: aSession(), user: somebody });
      }),
    );
    stopTime();
    await press('Sign in');
    await begun(heard);
    const error = Object.assign(new Error('Nobody caught this'), { stack: 'x'.repeat(900) });
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    await pass(31_000);
    const event = (event_type: string, event_name: string, event_data: object) =>
      expect.objectContaining({ event_type, event_name, event_data });
    await eventually(() =>
      expect(eventsOf(heard)).toContainEqual(
        event('error', 'uncaught_error', { message: 'Nobody caught this', stack: 'x'.repeat(500) }),
      ),
    );
    expect(eventsOf(heard)).toContainEqual(event('auth', 'auth_pattern', { pattern: 'repeated-failures' }));
  });
});
