import {
  eventually,
  field,
  fill,
  gate,
  gone,
  http,
  pass,
  press,
  refusal,
  says,
  server,
  stopTime,
  the,
  user,
} from '@drumbeat/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anUser, asUser } from '../../testing/answers';
import { noticeSays } from '../../testing/notices';
import { open } from '../../testing/open-app';
import { havePost, type MadeUpPost } from '../../testing/post-answers';

const minutes = (count: number) => count * 60_000;

/** What the server has been asked about the session, and until when it lasts. */
interface Lasting {
  end: number;
  checks: number;
  renewals: number;
}

/** A session that ends so soon and moves on as far with each renewal, where there is one. */
function sessionFor(life: number, { canBeRenewed = true } = {}): Lasting {
  const session: Lasting = { end: Date.now() + life, checks: 0, renewals: 0 };
  const answer = () => ({ session: { expires_at: new Date(session.end).toISOString() }, user: anUser() });
  server.use(
    http.get('/api/beta/auth/session', ({ response }) => {
      session.checks += 1;
      return response(200).json(answer());
    }),
    http.post('/api/auth/refresh', ({ response }) => {
      if (!canBeRenewed) return response.untyped(refusal(503, 'Not now'));
      session.renewals += 1;
      session.end = Date.now() + life;
      return response(200).json(answer());
    }),
  );
  return session;
}

/** Opens a page and waits until the watch over the session runs: it comes with the code that also tracks. */
async function openWatched(address: string): Promise<void> {
  let isWatched = false;
  server.use(
    http.post('/api/tracking/sessions', ({ response }) => {
      isWatched = true;
      return response(201).json({ id: 'session' });
    }),
  );
  await open(address);
  await eventually(() => expect(isWatched).toBe(true));
}

/** Lets time pass until so much of the session is left. */
const leave = (milliseconds: number, { end }: Lasting) => pass(end - milliseconds - Date.now());

const banner = () => the('region', 'Session');
const bannerSays = (words: string) => eventually(async () => expect(await banner()).toHaveTextContent(words));
const comeBack = () => user.keyboard('{Shift}');

/** The notifications of the system, which this browser's user allows. */
let notifications: string[] = [];

class AllowedNotification extends EventTarget {
  static readonly permission = 'granted';
  constructor(_title: string, { body }: { body: string }) {
    super();
    notifications.push(body);
  }
}

beforeEach(() => {
  asUser();
  stopTime();
  notifications = [];
  Object.assign(window, { Notification: AllowedNotification });
});

afterEach(() => void Reflect.deleteProperty(window, 'Notification'));

describe('The end of a session', () => {
  it('is announced to an idle user at 10, 5, 2 and 1 minutes, and moves on when they come back', async () => {
    const session = sessionFor(minutes(12));
    await openWatched('/resources');
    const warnings: [left: number, words: string][] = [
      [9.9, 'Your session expires in 10 minutes.'],
      [8.9, 'Your session expires in 9 minutes.'],
      [4.9, 'Your session expires in 5 minutes. Consider saving your work.'],
      [1.9, 'Your session expires in 2 minutes. Consider saving your work.'],
    ];
    for (const [left, words] of warnings) {
      await leave(minutes(left), session);
      await bannerSays(words);
    }
    await leave(minutes(0.9), session);
    const last = 'Your session expires in less than 1 minute! Save your work immediately.';
    await eventually(async () => expect((await the('alert')).textContent).toBe(last));
    // A number of minutes that only counts down is no new warning.
    expect(notifications).toEqual([
      ...warnings.map(([, words]) => words).filter((words) => !words.includes('9')),
      last,
    ]);

    expect(session.renewals).toBe(0);
    await comeBack();
    await gone('region', 'Session');
    expect(session.renewals).toBe(1);
  });

  it('is moved on by whoever says to stay signed in', async () => {
    const session = sessionFor(minutes(12));
    await openWatched('/resources');
    await leave(minutes(9.9), session);
    await press('Stay signed in');
    await noticeSays('You are still signed in');
    await gone('region', 'Session');
    expect(session.renewals).toBe(1);
  });

  it('is not what an answer says that a renewal has overtaken', async () => {
    const session = sessionFor(minutes(12));
    await openWatched('/resources');
    const asked = session.checks;
    await leave(minutes(0.9), session);
    await banner();
    await eventually(() => expect(session.checks).toBeGreaterThan(asked));

    const late = gate();
    const old = new Date(session.end).toISOString();
    let isLate = false;
    server.use(
      http.get('/api/beta/auth/session', async ({ response }) => {
        await late.passed;
        isLate = true;
        return response(200).json({ session: { expires_at: old }, user: anUser() });
      }),
    );
    await comeBack();
    await gone('region', 'Session');
    late.open();
    await eventually(() => expect(isLate).toBe(true));
    await pass(6_000);
    await gone('region', 'Session');
    expect(session.renewals).toBe(1);
  });

  it('is asked for every 10 minutes, and shows at once', async () => {
    const session = sessionFor(minutes(7 * 24 * 60));
    await openWatched('/resources');
    const asked = session.checks;
    await pass(minutes(10.1));
    await eventually(() => expect(session.checks).toBe(asked + 1));

    server.use(
      http.get('/api/beta/auth/session', ({ response }) => response(200).json({ session: null, user: null })),
      http.post('/api/auth/refresh', ({ response }) =>
        response.untyped(refusal(401, 'The session has ended', { code: 'auth.session_expired' })),
      ),
    );
    await pass(minutes(10.1));
    await comeBack();
    await says(/Your session has ended/);
    expect(window.location.pathname + window.location.search).toBe(
      '/login?next=%2Fresources&message=session_ended',
    );
  });
});

describe('Text in a session that ends', () => {
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  /** Waits until the text is sent, which is before the pause after the last key is over. */
  const isSentAtOnce = async (text: string, { sent }: MadeUpPost, typedAt: number) => {
    await eventually(() => expect(sent).toContain(text));
    expect(Date.now() - typedAt).toBeLessThan(2_000);
  };

  it('is saved 10, 5 and 2 minutes before the end, without the pause after the last key', async () => {
    const session = sessionFor(minutes(20), { canBeRenewed: false });
    const made = havePost();
    await openWatched(`/posts/${made.post.id}`);
    await field('Post text');
    for (const left of [10, 5, 2]) {
      await leave(minutes(left) + 1_000, session);
      const text = `Written ${left} minutes before the end.`;
      const typedAt = Date.now();
      await fill('Post text', text);
      await pass(200);
      look();
      expect(made.sent).not.toContain(text);
      await pass(1_000);
      look();
      await isSentAtOnce(text, made, typedAt);
      await eventually(() => expect(made.post.content).toBe(text));
    }
  });

  it('is saved at once in the last two minutes', async () => {
    const session = sessionFor(minutes(12), { canBeRenewed: false });
    const made = havePost();
    await openWatched(`/posts/${made.post.id}`);
    await field('Post text');
    await leave(minutes(1.9), session);
    await bannerSays('2 minutes');
    const typedAt = Date.now();
    await fill('Post text', 'Saved without waiting.');
    await pass(200);
    await isSentAtOnce('Saved without waiting.', made, typedAt);
  });
});
