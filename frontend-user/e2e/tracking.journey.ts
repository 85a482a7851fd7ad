import { expect, test, type Page } from '@playwright/test';
import { openSession, settleAccount } from './actors/session';
import { shareTime } from './actors/time';
import { batchOf, hearEvents, isBatch, type Batch } from './actors/tracking';
import { DEMO_USER, isSignedIn, newPerson, PASSWORD, signIn } from './actors/user';

// A call that is under way when the journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Goes to another page; once it is there its event waits to be sent, and time may jump to that. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible();
}

/** The next batch that is like this. */
async function batchSent(page: Page, isIt: (batch: Batch) => boolean): Promise<Batch> {
  return batchOf(await page.waitForRequest((request) => isBatch(request) && isIt(batchOf(request))));
}

test('what a user does is tracked in batches from signing in until signing out', async ({
  page,
  request,
}) => {
  const person = newPerson('Tracked Example', 'tracking');
  await settleAccount(request, person);
  await page.goto('/login');
  const time = await shareTime(page);
  const events = hearEvents(page);
  const began = page.waitForResponse('**/api/tracking/sessions');
  await signIn(page, { email: person.email, password: PASSWORD });
  expect((await began).status()).toBe(201);
  expect((await began).request().postDataJSON()).toEqual({
    session_data: {
      browser: expect.stringMatching(/^\w+/),
      device: expect.stringContaining('desktop'),
      screen_size: expect.stringMatching(/^\d+x\d+$/),
      timezone: 'America/Chicago',
      referrer: expect.any(String),
    },
  });

  await time.pass(6_000);
  await page.getByRole('link', { name: 'Content Calendar', exact: true }).click();
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  const sent = page.waitForResponse('**/api/tracking/events');
  await time.pass(31_000);
  expect((await sent).status()).toBe(202);
  const actions = () =>
    events
      .filter(({ event_type }) => event_type === 'action')
      .map(({ event_name, event_data }) => [event_name, event_data]);
  await expect.poll(actions).toEqual([
    ['prompt_calendar_view_change', { view: 'library' }],
    ['prompt_calendar_view_change', { view: 'calendar' }],
  ]);
  expect(events).toContainEqual(
    expect.objectContaining({ event_type: 'page_view', page_url: '/content-calendar' }),
  );

  const ended = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.postData()?.includes('"ended":true') === true,
  );
  await page.getByRole('button', { name: person.email }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await ended;
  await expect(page).toHaveURL(/\/login$/);
});

test('half an hour without an event ends a tracked session, and the next event begins another', async ({
  page,
}) => {
  await settleAccount(page.request, newPerson('Paused Example', 'tracking-pause'));
  const time = await shareTime(page);
  const began = page.waitForResponse('**/api/tracking/sessions');
  await page.goto('/content-calendar');
  const first = (await (await began).json()) as { id: string };

  await time.pass(29 * 60_000);
  const goesOn = batchSent(page, ({ events }) => events.some(({ page_url }) => page_url === '/posts'));
  await goTo(page, 'Posts');
  await time.pass(31_000);
  expect((await goesOn).session_id).toBe(first.id);

  await time.pass(31 * 60_000);
  const beginsAgain = page.waitForResponse('**/api/tracking/sessions');
  const sent = batchSent(page, ({ session_id }) => session_id !== first.id);
  await goTo(page, 'Content Calendar');
  await time.pass(31_000);
  const second = (await (await beginsAgain).json()) as { id: string };
  expect(second.id).not.toBe(first.id);
  expect((await sent).session_id).toBe(second.id);
});

test('an error that nobody caught and trouble with signing in are tracked', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const events = hearEvents(page);
  await page.goto('/login');
  await page.evaluate(() => {
    const failure = { outcome: 'failure', at: Date.now(), durationMs: 0 };
    localStorage.setItem('drumbeat-auth-analytics', JSON.stringify([failure, failure]));
  });
  await page.getByLabel('Email', { exact: true }).fill(DEMO_USER.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const signInButton = page.getByRole('button', { name: 'Sign in', exact: true });
  await signInButton.click();
  await expect.poll(() => warnings).toContain('Signing in: repeated-failures');

  const time = await shareTime(page);
  const began = page.waitForResponse('**/api/tracking/sessions');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_USER.password);
  await signInButton.click();
  await began;
  await isSignedIn(page);
  await page.evaluate(() => {
    const error = new Error('Nobody caught this');
    error.stack = 'x'.repeat(900);
    void Promise.reject(error);
  });
  await time.pass(31_000);
  const event = (event_type: string, event_name: string, event_data: object) =>
    expect.objectContaining({ event_type, event_name, event_data });
  await expect.poll(() => events.map(({ event_name }) => event_name)).toContain('uncaught_error');
  expect(events).toContainEqual(
    event('error', 'uncaught_error', { message: 'Nobody caught this', stack: 'x'.repeat(500) }),
  );
  expect(events).toContainEqual(event('auth', 'auth_pattern', { pattern: 'repeated-failures' }));
});

test('tracking that fails is nothing that the user notices', async ({ page }) => {
  await page.route('**/api/tracking/**', (route) => route.abort());
  await openSession(page.request);
  await page.goto('/content-calendar');
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Prompt Library', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('how long a page took to load is tracked, once it has', async ({ page }) => {
  await openSession(page.request);
  // One load in ten is measured: this one is.
  await page.addInitScript(() => (Math.random = () => 0.05));
  const events = hearEvents(page);
  const began = page.waitForResponse('**/api/tracking/sessions');
  await page.goto('/posts');
  await began;
  const load = () => events.find(({ event_name }) => event_name === 'page_load');
  await expect(async () => {
    // A page that is hidden sends what it has.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(load()).toBeDefined();
  }).toPass({ intervals: [250], timeout: 60_000 });
  expect(load()).toMatchObject({ event_type: 'performance', page_url: '/posts' });
  const times = Object.values(load()?.event_data ?? {}) as number[];
  expect(times, 'first byte, document, everything').toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBeGreaterThan(0);
});
