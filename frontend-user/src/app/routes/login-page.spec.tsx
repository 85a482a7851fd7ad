import {
  doesNotSay,
  eventually,
  field,
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
  useSafari,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aSession, asUser, asVisitor } from '../../testing/answers';
import { open } from '../../testing/open-app';

const timedOut = 'Connection timed out. Please try again.';

beforeEach(asVisitor);

/** Every sign-in is answered with what `answer` makes. */
const signIns = (answer: () => Response) =>
  server.use(http.post('/api/auth/login', ({ response }) => response.untyped(answer())));

async function fillIn(email = 'ada@example.test', password = 'three beats a week'): Promise<void> {
  await fill('Email', email);
  await fill('Password', password);
}

const tips = (alert: HTMLElement) =>
  within(alert)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('The sign-in page', () => {
  it('fills in the email of its address and says what happened, in our words alone', async () => {
    await open('/login?email=ada@example.test&message=account_exists&error=Your account is closed');
    await the('heading', 'Welcome back');
    expect(await field('Email')).toHaveValue('ada@example.test');
    await says('You already have an account! Enter your password again to sign in');
    await says('Something went wrong. Please try again.');
    await doesNotSay(/Your account is closed/);
    expect(isThere('button', 'Switch to Magic Link')).toBe(false);
  });

  it('offers tips and the magic link where the connection was the trouble', async () => {
    await open('/login?timeout=true');
    const alert = await the('alert');
    expect(alert).toHaveTextContent(
      'Having trouble connecting? Our servers might be warming up. Please try logging in again.',
    );
    expect(tips(alert)).toEqual([
      'Check the connection',
      'Disable VPN',
      'Clear cache',
      'Try another browser',
    ]);
    await press('Switch to Magic Link', { inside: alert });
    await the('tab', 'Magic Link', { selected: true });
    await eventually(async () => expect(await field('Email')).toHaveFocus());

    await open('/login?error=The connection was lost');
    const lost = await the('alert');
    expect(lost).toHaveTextContent(
      'Connection timeout. Please check your internet connection and try again.',
    );
    expect(tips(lost)).toHaveLength(4);
  });

  it('sends nothing before it can be right', async () => {
    await open('/login');
    await fillIn('ada at example', 'short');
    (await field('Email')).focus();
    await says('Please enter a valid email address');
    await says('Password must be at least 6 characters long');
    expect(await the('button', 'Sign in')).toBeDisabled();

    await press('Magic Link', {}, 'tab');
    expect(await the('button', 'Send magic link')).toBeDisabled();
    await says('Please enter a valid email address');
    await fill('Email', 'ada@example.test');
    expect(await the('button', 'Send magic link')).toBeEnabled();

    await press('Password', {}, 'tab');
    await fill('Password', 'long enough');
    await eventually(async () => expect(await the('button', 'Sign in')).toBeEnabled());
  });

  it('tells a network that is away from a wrong password', async () => {
    signIns(() => refusal(401, 'Invalid login credentials', { code: 'auth.invalid_credentials' }));
    await open('/login');
    await fillIn();
    await press('Sign in');
    await says('Invalid email or password. Please check your credentials.');
    await eventually(async () => expect(await field('Password')).toHaveFocus());

    signIns(() => HttpResponse.error());
    await press('Sign in');
    await says('Network error occurred');
    server.use(http.post('/api/beta/auth/google', ({ response }) => response.untyped(HttpResponse.error())));
    await press('Continue with Google');
    await says('Google login failed');
  });

  it('shows what the server says in its own words', async () => {
    let error = '';
    const refuse = () => refusal(400, error);
    signIns(refuse);
    server.use(
      http.post('/api/auth/magic-link/send', ({ response }) => response.untyped(refuse())),
      http.post('/api/auth/signup', ({ response }) => response.untyped(refuse())),
    );
    await open('/login');
    await fillIn();
    for (const [said, shown] of [
      ['Invalid login credentials', 'Invalid email or password. Please check your credentials.'],
      ['Email already registered', 'An account with this email already exists. Please sign in instead.'],
      ['This account is closed', 'This account is closed'],
      [' ', 'Login failed'],
    ] as const) {
      error = said;
      await press('Sign in');
      await eventually(async () => expect((await the('alert')).textContent).toBe(shown));
    }
    error = 'Gateway Timeout';
    await press('Sign in');
    await eventually(async () =>
      expect(await the('alert')).toHaveTextContent('Unable to sign in. Please try again.'),
    );
    expect(tips(await the('alert'))).toHaveLength(4);

    error = ' ';
    await press('Magic Link', {}, 'tab');
    await press('Send magic link');
    await eventually(async () => expect((await the('alert')).textContent).toBe('Failed to send magic link'));
    await open('/signup');
    await fillIn();
    await press('Start for free');
    await eventually(async () => expect((await the('alert')).textContent).toBe('Signup failed'));
  });

  it('sends another magic link after 60 s, which are counted down', async () => {
    server.use(http.post('/api/auth/magic-link/send', ({ response }) => response(200).json({ sent: true })));
    await open('/login?tab=magic-link');
    await fill('Email', 'nobody@example.test');
    stopTime();
    await press('Send magic link');
    expect(await the('button', 'Resend in 60s')).toBeDisabled();
    await pass(20_000);
    expect(await the('button', 'Resend in 40s')).toBeDisabled();
    await pass(40_000);
    expect(await the('button', 'Resend magic link')).toBeEnabled();
  });

  it('remembers the last 100 sign-ins of the browser and no more', async () => {
    const key = 'drumbeat-auth-analytics';
    const kept = () => JSON.parse(localStorage.getItem(key) ?? '[]') as { outcome: string; at: number }[];
    localStorage.setItem(
      key,
      JSON.stringify(Array.from({ length: 100 }, (_, at) => ({ outcome: 'success', at, durationMs: 0 }))),
    );
    signIns(() => refusal(401, 'Invalid login credentials', { code: 'auth.invalid_credentials' }));
    await open('/login');
    await fillIn();
    await press('Sign in');
    await eventually(() => expect(kept().at(-1)?.outcome).toBe('failure'));
    expect(kept()).toHaveLength(100);
    expect(kept()[0]?.at).toBe(1);
  });

  it('warns of redirects in Safari', async () => {
    useSafari();
    await open('/login');
    await says(/In Safari the redirect .* may fail/);
  });
});

describe('The sign-up page', () => {
  it('says what it is for and what it asks', async () => {
    await open('/signup');
    await the('heading', 'Start posting content that actually brings clients in today', { level: 1 });
    await says('Your content stays private. Cancel anytime');
    await the('link', 'Sign in');
    await fillIn('ada at example', 'short');
    await press('Start for free');
    await says('Please enter a valid email address');
    await says('Password must be at least 6 characters long');
  });

  it('sends along where somebody came from', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/beta/auth/google', async ({ request, response }) => {
        sent.push(await request.json());
        return response.untyped(HttpResponse.error());
      }),
      http.post('/api/auth/signup', async ({ request, response }) => {
        sent.push(await request.json());
        return response.untyped(HttpResponse.error());
      }),
    );
    await open('/signup?utm_source=spring-campaign');
    await press('Sign up with Google');
    await says('Google login failed');
    expect(sent).toEqual([{ source: 'spring-campaign', timezone: 'America/Chicago' }]);

    await open('/signup?source=a-podcast');
    await fillIn();
    await press('Start for free');
    await eventually(() => expect(sent[1]).toMatchObject({ source: 'a-podcast' }));
  });
});

it('Signing up with a taken address leads to signing in, with the address and the focus in place', async () => {
  server.use(
    http.post('/api/auth/signup', ({ response }) =>
      response.untyped(refusal(409, 'Email already registered', { code: 'auth.email_taken' })),
    ),
  );
  let sent: unknown;
  server.use(
    http.post('/api/auth/login', async ({ request, response }) => {
      sent = await request.json();
      return response(200).json({ session: aSession(), user: asUser() });
    }),
  );
  await open('/signup');
  await fillIn();
  await press('Start for free');
  await says('You already have an account! Enter your password again to sign in');
  expect(window.location.pathname).toBe('/login');
  expect(await field('Email')).toHaveValue('ada@example.test');
  const password = await field('Password');
  await eventually(() => expect(password).toHaveFocus());
  await user.keyboard('three beats a week{Enter}');
  await eventually(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(sent).toMatchObject({ email: 'ada@example.test', password: 'three beats a week' });
});

describe.each([
  { browser: 'most browsers', isSafari: false, signIn: { progress: 15, limit: 30 }, signUp: 20 },
  { browser: 'Safari', isSafari: true, signIn: { progress: 8, limit: 15 }, signUp: 30 },
])('Without an answer, in $browser,', ({ isSafari, signIn, signUp }) => {
  beforeEach(() => {
    if (isSafari) useSafari();
  });

  /** Sends the form of the page into silence; time stands still from then on. */
  async function sendIntoSilence(
    path: '/api/auth/login' | '/api/auth/signup',
    button: string,
  ): Promise<void> {
    let isAsked = false;
    server.use(
      http.post(path, () => {
        isAsked = true;
        return new Promise<never>(() => undefined);
      }),
    );
    await fillIn();
    stopTime();
    await press(button);
    await eventually(() => expect(isAsked).toBe(true));
    await the('progressbar');
  }

  const isGivenUp = () => isThere('alert') && document.body.textContent.includes(timedOut);

  it(`signing in says so after ${signIn.progress} s and ends after ${signIn.limit} s`, async () => {
    await open('/login');
    await sendIntoSilence('/api/auth/login', 'Sign in');
    const progress = 'This is taking too long. Something might be wrong.';
    await pass((signIn.progress - 1) * 1_000);
    await doesNotSay(progress);
    await pass(1_000);
    await says(progress);

    await pass((signIn.limit - signIn.progress - 1) * 1_000);
    expect(isGivenUp()).toBe(false);
    await pass(1_000);
    await eventually(() => expect(isGivenUp()).toBe(true));
    expect(tips(await the('alert'))).toHaveLength(4);
    await doesNotSay(progress);
    await press('Switch to Magic Link');
    expect(await field('Email')).toHaveValue('ada@example.test');
  });

  it(`signing up ends after ${signUp} s`, async () => {
    await open('/signup');
    await sendIntoSilence('/api/auth/signup', 'Start for free');
    await pass((signUp - 1) * 1_000);
    expect(isGivenUp()).toBe(false);
    await pass(1_000);
    await eventually(() => expect(isGivenUp()).toBe(true));
    expect(tips(await the('alert'))).toHaveLength(4);
  });
});
