import {
  doesNotSay,
  eventually,
  field,
  fill,
  gate,
  http,
  HttpResponse,
  isThere,
  leftFor,
  pass,
  press,
  refusal,
  says,
  select,
  server,
  stopTime,
  the,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile, aSession, type anUser, asUser, asVisitor } from '../../testing/answers';
import { open } from '../../testing/open-app';

const forVisitors = ['/', '/login', '/signup', '/help'];

const broken = () => refusal(500, 'Broken');
const sessionIs = (answer: () => Response) =>
  server.use(http.get('/api/beta/auth/session', ({ response }) => response.untyped(answer())));
const planIs = (answer: () => Response) =>
  server.use(http.get('/api/user/subscription', ({ response }) => response.untyped(answer())));

const isAt = (address: string) =>
  eventually(() => expect(window.location.pathname + window.location.search).toBe(address));
const leavesFor = (address: string) => eventually(() => expect(leftFor()).toBe(address));

/** A new start ends the session, leaves nothing of it in the browser, and loads the page again: it leads to signing in. */
async function startsAnew(address: string): Promise<void> {
  sessionStorage.setItem('left-behind', '1');
  server.use(
    http.post('/api/auth/logout', ({ response }) => {
      asVisitor();
      return response(204).empty();
    }),
  );
  await press('Try Again');
  await leavesFor(address);
  expect(sessionStorage.getItem('left-behind')).toBeNull();
  await open(address);
  await the('button', 'Sign in');
}

describe('Where an address leads', () => {
  it('is the dashboard for users who are past what only newcomers and visitors need', async () => {
    asUser();
    for (const address of ['/product', '/', '/login', '/signup']) {
      await open(address);
      await isAt('/dashboard');
    }
    await open('/help');
    await isAt('/resources');
  });

  it('is the first question for whoever has not answered them', async () => {
    asUser({ user: { onboarding_completed: false }, plan: null });
    for (const address of forVisitors) {
      await open(address);
      await the('heading', 'Who do you serve?', { level: 1 });
      await eventually(() => expect(window.location.pathname).toBe('/onboarding'));
    }
  });

  it('is the console for staff, from every page of users and visitors', async () => {
    asUser({ user: { is_admin: true, user_metadata: { role: 'admin' } } });
    for (const address of ['/posts', ...forVisitors]) {
      await open(address);
      await leavesFor('/admin');
    }
  });

  it('is not the console for users', async () => {
    asUser();
    await open('/admin');
    await isAt('/dashboard');
  });

  it('is the sign-in page for visitors, which knows where they wanted to go', async () => {
    asVisitor();
    await open('/posts?tab=drafts');
    await isAt('/login?next=%2Fposts%3Ftab%3Ddrafts');
  });

  it('is the plans where there is none', async () => {
    asUser({ plan: null });
    await open('/posts');
    await isAt('/product?next=%2Fposts');
  });

  it('is the plans as soon as the API says that there is none any more', async () => {
    asUser();
    await open('/posts');
    await the('heading', 'Posts');
    asUser({ plan: null });
    server.use(http.get('/api/posts', ({ response }) => response.untyped(refusal(402, 'A plan is needed'))));
    await press('Refresh');
    await isAt('/product?next=%2Fposts');
  });

  it('is a page that says so where there is none', async () => {
    asVisitor();
    await open('/no/such/page');
    await the('link', 'Go to the start');
    expect(isThere('button', 'Sign out')).toBe(false);

    asUser();
    await open('/no/such/page');
    await press('Sign out');
    await leavesFor('/login');
  });

  it('is in the account menu for what stands in no list', async () => {
    asUser();
    await open('/resources');
    await press(/account menu/i);
    await press('Settings', {}, 'menuitem');
    await isAt('/settings');
  });
});

describe('Signing in', () => {
  const signsIn = (change: Parameters<typeof anUser>[0] = {}) =>
    server.use(
      http.post('/api/auth/login', ({ response }) => {
        const user = asUser({ user: change });
        return response(200).json({ session: aSession(), user });
      }),
    );

  async function signIn(): Promise<void> {
    await fill('Email', 'ada@example.test');
    await fill('Password', 'three beats a week');
    await press('Sign in');
  }

  beforeEach(asVisitor);

  it('leads to the page that somebody wanted', async () => {
    signsIn();
    await open('/posts?tab=drafts');
    await signIn();
    await isAt('/posts?tab=drafts');
  });

  it('leads to no page of another site', async () => {
    signsIn();
    await open('/login?next=%2F%2Fevil.example%2Fposts');
    await signIn();
    await isAt('/dashboard');
    expect(leftFor()).toBeNull();
  });

  it('leads staff to the console', async () => {
    signsIn({ is_admin: true });
    await open('/login');
    await signIn();
    await leavesFor('/admin');
  });

  it('leads staff to the page of the console that they wanted', async () => {
    signsIn({ is_admin: true });
    await open('/login?next=%2Fadmin%2Fusers');
    await signIn();
    await leavesFor('/admin/users');
  });
});

describe('A session that cannot be read', () => {
  beforeEach(() => void asUser());

  it('is said in words, with ways on', async () => {
    sessionIs(broken);
    await open('/posts');
    await the('heading', 'Failed to get Supabase client instance - please refresh the page', { level: 1 });
    await the('link', 'Sign in');
    asUser();
    await press('Try Again');
    await leavesFor('/posts');
    await open('/posts');
    await the('heading', 'Posts', { level: 1 });
  });

  it('is cleared where it is damaged, and signing in works again', async () => {
    sessionIs(() => new HttpResponse('{"session":', { headers: { 'content-type': 'application/json' } }));
    await open('/posts');
    await says('There was an issue with your authentication session. Please try again.');
    await startsAnew('/posts');
  });

  it('is told to visitors beside the page, which goes on when it can be read', async () => {
    for (const address of forVisitors) {
      sessionIs(broken);
      await open(address);
      await eventually(async () =>
        expect(await the('alert')).toHaveTextContent(
          'Failed to get Supabase client instance - please refresh the page',
        ),
      );
    }
    asVisitor();
    await press('Try Again');
    await leavesFor('/help');
    await open('/help');
    await the('heading', 'Help', { level: 1 });
    expect(isThere('alert')).toBe(false);
  });
});

describe('A page that breaks', () => {
  it('says so, and a new start leads to signing in', async () => {
    asUser({ user: { onboarding_completed: false }, plan: null });
    server.use(http.get('/api/profile', ({ response }) => response.untyped(HttpResponse.json({}))));
    await open('/onboarding');
    await the('heading', 'Something went wrong. Please try again.', { level: 1 });
    await startsAnew('/onboarding');
  });
});

describe('A plan that cannot be read', () => {
  it('closes the page in words and opens nothing', async () => {
    asUser();
    planIs(broken);
    await open('/posts');
    await the('heading', 'Unable to load your profile. Please refresh the page or try logging in again.', {
      level: 1,
    });
    expect(isThere('heading', 'Posts')).toBe(false);
    const plans = await the('link', 'See the plans');
    plans.click();
    await isAt('/product');
  });

  it('leaves the plans open, and is not asked for over and over by their page', async () => {
    asUser();
    let asked = 0;
    planIs(() => {
      asked += 1;
      return broken();
    });
    server.use(http.get('/api/subscriptions/plans', ({ response }) => response.untyped(broken())));
    await open('/product');
    await says('The plans could not be loaded');
    expect(asked).toBeLessThanOrEqual(2);
  });

  it('is said where it was known before, and the page stays', async () => {
    const user = asUser();
    server.use(http.patch('/api/profile', ({ response }) => response(200).json(aProfile(user))));
    await open('/settings');
    await select('Time zone', 'Europe/Berlin');
    planIs(broken);
    await press('Save');
    await says('Unable to load your profile. Please refresh the page.');
    expect(await field('Time zone')).toHaveValue('Europe/Berlin');
    await the('heading', 'Settings', { level: 1 });
  });
});

describe('The wait', () => {
  it('for the session has words for its length, and an end that says what to do', async () => {
    const silence = gate();
    asUser();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '2g' } });
    let isAsked = false;
    server.use(
      http.get('/api/beta/auth/session', async ({ response }) => {
        isAsked = true;
        await silence.passed;
        return response.untyped(broken());
      }),
    );
    stopTime();
    await open('/posts');
    await eventually(() => expect(isAsked).toBe(true));
    await pass(2_000);
    await says('Connecting to authentication server...');
    await says('Your connection looks slow. This may take a little longer.');
    await pass(3_000);
    await says('This is taking longer than usual...');
    await pass(5_000);
    await says('Still trying to connect');
    await pass(5_000);
    await says('This is taking too long. Something might be wrong.');
    await pass(15_000);
    await says('Connection timeout. Please check your internet connection and try again.');
    await the('button', 'Try Again');
    Reflect.deleteProperty(navigator, 'connection');
    silence.open();
  });

  it('for the plan has words for its length, and an end after 15 s', async () => {
    const silence = gate();
    asUser();
    let isAsked = false;
    server.use(
      http.get('/api/user/subscription', async ({ response }) => {
        isAsked = true;
        await silence.passed;
        return response.untyped(broken());
      }),
    );
    stopTime();
    await open('/posts');
    await says('Loading Drumbeat');
    await eventually(() => expect(isAsked).toBe(true));
    await pass(2_000);
    await says('Connecting to authentication server...');
    await pass(3_000);
    await says('This is taking longer than usual...');
    await pass(5_000);
    await says('Still trying to connect');
    await doesNotSay('See the plans');
    await pass(6_000);
    await the('link', 'See the plans');
    silence.open();
  });
});
