import { expect, test, type Page } from '@playwright/test';
import { openNewPost } from './actors/post';
import { endSessionBeforeSave, endSessions, openOwnSession, openSession } from './actors/session';
import { creepUntil, endSessionIn, shareTime, stopTime } from './actors/time';
import { hearToasts } from './actors/toasts';
import { answerToPatch, DEMO_USER } from './actors/user';

const minutes = (count: number) => count * 60_000;

// A call that is under way when the journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Waits until the watch over the session runs: it comes with the code that also tracks, after the screen itself. */
async function openCalendar(page: Page): Promise<void> {
  const watched = page.waitForRequest('**/api/tracking/sessions');
  await page.goto('/content-calendar');
  await watched;
  await expect(page.getByRole('heading', { name: 'Content Calendar', exact: true })).toBeVisible();
}

test('an idle user is warned at 10, 5, 2 and 1 minutes, and coming back renews the session', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const shown: string[] = [];
    class RecordedNotification extends EventTarget {
      static readonly permission = 'granted';
      constructor(_: string, { body }: { body: string }) {
        super();
        shown.push(body);
      }
    }
    Object.assign(window, { Notification: RecordedNotification, shownNotifications: shown });
  });
  await openSession(page.request);
  const time = await shareTime(page);
  const session = await endSessionIn(page, time, minutes(12));
  await openCalendar(page);
  const banner = page.getByRole('region', { name: 'Session', exact: true });

  await session.leave(minutes(9.9));
  await expect(banner).toContainText('Your session expires in 10 minutes.');
  await session.leave(minutes(8.9));
  await expect(banner).toContainText('Your session expires in 9 minutes.');
  await session.leave(minutes(4.9));
  await expect(banner).toContainText('Your session expires in 5 minutes. Consider saving your work.');
  await session.leave(minutes(1.9));
  await expect(banner).toContainText('Your session expires in 2 minutes. Consider saving your work.');
  await session.leave(minutes(0.9));
  await expect(page.getByRole('alert').filter({ hasText: 'session' })).toHaveText(
    'Your session expires in less than 1 minute! Save your work immediately.',
  );
  const shown = () => page.evaluate(() => Reflect.get(window, 'shownNotifications') as string[]);
  await expect
    .poll(shown)
    .toEqual([
      'Your session expires in 10 minutes.',
      'Your session expires in 5 minutes. Consider saving your work.',
      'Your session expires in 2 minutes. Consider saving your work.',
      'Your session expires in less than 1 minute! Save your work immediately.',
    ]);

  expect(session.renewals).toBe(0);
  await page.mouse.move(200, 300, { steps: 5 });
  await expect(banner).toBeHidden();
  expect(session.renewals).toBe(1);
});

test('the first warning offers to stay signed in', async ({ page }) => {
  await openSession(page.request);
  const toasts = await hearToasts(page);
  const time = await shareTime(page);
  const session = await endSessionIn(page, time, minutes(12));
  await openCalendar(page);
  await session.leave(minutes(9.9));

  await page.getByRole('button', { name: 'Stay signed in', exact: true }).click();
  await toasts.said('You are still signed in');
  await expect(page.getByRole('region', { name: 'Session', exact: true })).toBeHidden();
  expect(session.renewals).toBe(1);
});

test('an answer that a renewal has overtaken does not bring the old end back', async ({ page }) => {
  await openSession(page.request);
  const time = await shareTime(page);
  const session = await endSessionIn(page, time, minutes(12));
  await openCalendar(page);
  const banner = page.getByRole('region', { name: 'Session', exact: true });
  const checked = page.waitForResponse('**/api/beta/auth/session');
  await session.leave(minutes(0.9));
  const oldEnd = new Date(time.now() + minutes(0.9)).toISOString();
  await expect(banner).toBeVisible();
  await checked;

  // Coming back asks for a renewal and for the session at once; this answer to the second is late.
  const renewed = page.waitForResponse('**/api/auth/refresh').then((response) => response.finished());
  await page.route('**/api/beta/auth/session', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await renewed;
    await time.answer(route, response, { ...answer, session: { expires_at: oldEnd } });
  });
  const late = page.waitForResponse('**/api/beta/auth/session');
  await page.mouse.move(200, 300, { steps: 5 });
  await late;
  await time.pass(6_000);
  await expect(banner).toBeHidden();
  expect(session.renewals).toBe(1);
});

test('the server is asked every 10 minutes, and its end of the session shows at once', async ({
  page,
  request,
}) => {
  const person = await openOwnSession(page, 'session-asked');
  const time = await shareTime(page);
  await openCalendar(page);

  const checked = page.waitForResponse('**/api/beta/auth/session');
  await time.pass(minutes(10.1));
  await checked;
  await openSession(request, person);
  await endSessions(request);
  await time.pass(minutes(10.1));
  await page.mouse.move(200, 300, { steps: 5 });

  await expect(page).toHaveURL(/\/login\?/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/content-calendar');
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
});

test('text is saved 10, 5 and 2 minutes before the end, without the pause after the last key', async ({
  page,
}) => {
  await openSession(page.request);
  // Without a date of the server the page counts by its own clock alone.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 503 }));
  const end = Date.now() + minutes(20);
  await page.route('**/api/beta/auth/session', async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, session: { expires_at: new Date(end).toISOString() } } });
  });
  const texts: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/api/posts/')) {
      texts.push((request.postDataJSON() as { content: string }).content);
    }
  });
  const watched = page.waitForRequest('**/api/tracking/sessions');
  await openNewPost(page, 'Before the end');
  await watched;
  await stopTime(page);
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  for (const left of [10, 5, 2]) {
    const now = await page.evaluate(() => Date.now());
    await page.clock.fastForward(end - minutes(left) - 1_000 - now);
    const text = `Written ${left} minutes before the end.`;
    await page.getByLabel('Post text', { exact: true }).fill(text);
    await page.clock.runFor(200);
    await look();
    expect(texts).not.toContain(text);
    // The pause after the last key would be 2 s.
    await page.clock.fastForward(1_000);
    const saved = answerToPatch(page, '/api/posts/');
    await look();
    await expect.poll(() => texts).toContain(text);
    await creepUntil(page, saved);
    await creepUntil(
      page,
      page
        .getByRole('status')
        .filter({ hasText: /^Saved/ })
        .waitFor(),
    );
  }
});

test('in the last two minutes each change is saved at once', async ({ page }) => {
  await openSession(page.request);
  const time = await shareTime(page);
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 503 }));
  await openNewPost(page, 'The last minutes');
  const end = time.now() + minutes(12);
  await page.route('**/api/beta/auth/session', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await time.answer(route, response, { ...answer, session: { expires_at: new Date(end).toISOString() } });
  });
  await page.reload();
  await expect(page.getByLabel('Post text', { exact: true })).toBeVisible();
  await time.reach(end - minutes(1.9));
  await expect(page.getByRole('region', { name: 'Session', exact: true })).toContainText('2 minutes');

  // Further ahead than a slow machine needs to hear of it: a clock cannot stop in the past.
  await page.clock.pauseAt(time.now() + 20_000);
  const saved = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/posts/'),
  );
  await page.getByLabel('Post text', { exact: true }).fill('Saved without waiting.');
  // The page's clock stands still: a pause of two seconds would never end.
  await page.clock.runFor(200);
  expect((await saved).postDataJSON()).toMatchObject({ content: 'Saved without waiting.' });
});

test('who comes back past the life of the access cookie is still signed in', async ({ page, context }) => {
  await openSession(page.request);
  await page.goto('/posts');
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
  // Closed, for a page that is still loading would renew the cookie itself, before it is left.
  await page.goto('about:blank');
  // At the end of its 10 minutes the browser drops the cookie; the other one lives for days.
  await context.clearCookies({ name: 'drumbeat_access' });
  const renewed = page.waitForResponse('**/api/auth/refresh');
  await page.goto('/posts');
  expect((await renewed).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
});

test('text typed after the session ended is there again after signing in', async ({ page }) => {
  await openSession(page.request);
  const address = await openNewPost(page, 'Written in an ended session');
  const goOn = await endSessionBeforeSave(page);
  await page.getByLabel('Post text', { exact: true }).fill('Words that no server has seen.');

  await expect(page).toHaveURL(/\/login\?/);
  await goOn();
  expect(new URL(page.url()).searchParams.get('next')).toBe(address);
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(DEMO_USER.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_USER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByLabel('Post text', { exact: true })).toHaveValue('Words that no server has seen.');
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
});
