import { expect, test } from '@playwright/test';
import { expectAccessible, expectClean, expectCleanAtBothWidths } from './actors/axe';
import { openNewPost } from './actors/post';
import { openSession, settleAccount } from './actors/session';
import { endSessionIn, shareTime } from './actors/time';
import { newPerson, PASSWORD } from './actors/user';

// Axe reads each state four times: two widths, light and dark.
test.describe.configure({ timeout: 180_000 });

const minutes = (count: number) => count * 60_000;

// A call that is under way when the journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('axe finds nothing serious while the session is awaited, and where it cannot be read', async ({
  page,
}) => {
  const session = '**/api/beta/auth/session';
  await page.route(session, () => undefined);
  await page.goto('/posts');
  await expect(page.getByRole('status')).toBeVisible();
  await expectCleanAtBothWidths(page);

  const failure = { error: 'Broken', code: 'test.broken', requestId: 'r' };
  await page.route(session, (route) => route.fulfill({ status: 500, json: failure }));
  await page.goto('/posts');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await expectCleanAtBothWidths(page);

  await page.route(session, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"session":' }),
  );
  await page.goto('/posts');
  await expect(page.getByText(/There was an issue with your authentication session/)).toBeVisible();
  await expectCleanAtBothWidths(page);
});

test('axe finds nothing serious once a mail is sent', async ({ page }) => {
  const { email } = newPerson('Nobody', 'axe-mail');
  await page.goto('/login?tab=magic-link');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send magic link', exact: true }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  await expectCleanAtBothWidths(page);

  // The demo asks nobody to confirm an address; this is how an installation answers that does.
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({ status: 201, json: { user: null, session: null, email_confirmation_required: true } }),
  );
  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Start for free', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail', exact: true })).toBeVisible();
  await expectCleanAtBothWidths(page);
});

test('axe finds nothing serious in the warnings of a session that ends', async ({ page }) => {
  await openSession(page.request);
  const time = await shareTime(page);
  const session = await endSessionIn(page, time, minutes(30));
  await page.goto('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const banner = page.getByRole('region', { name: 'Session', exact: true });
  await session.leave(minutes(9.9));
  await expect(banner).toBeVisible();
  await expectCleanAtBothWidths(page);
  await session.leave(minutes(0.9));
  await expect(banner).toContainText('less than 1 minute');
  await expectCleanAtBothWidths(page);
});

test('axe finds nothing serious with a folded sidebar and with the menu of a phone', async ({ page }) => {
  await openSession(page.request);
  await page.goto('/beta/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expectCleanAtBothWidths(page);
  await page.getByRole('button', { name: 'Collapse the sidebar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Expand the sidebar', exact: true })).toBeVisible();
  await expectClean(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu', exact: true })).toBeVisible();
  await expectClean(page);
});

test('axe finds nothing serious when text would be lost, and while somebody is signed out', async ({
  page,
}) => {
  await settleAccount(page.request, newPerson('Mary Example', 'axe-leaving'));
  await openNewPost(page, 'The one that will not save');
  await page.route('**/api/posts/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Post text', { exact: true }).fill('Nowhere to go.');
  await expect(page.getByRole('status').filter({ hasText: 'kept on this device' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Posts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign out and lose text?', exact: true })).toBeVisible();
  await expectCleanAtBothWidths(page);

  // Where the next page has no content the browser stays on the one that says so.
  await page.route('**/login', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Sign out anyway', exact: true }).click();
  await expect(page.getByText('Logging out...')).toBeVisible();
  await expectCleanAtBothWidths(page);
});

test('axe finds nothing serious where a plan cannot be read', async ({ page }) => {
  await openSession(page.request);
  const failure = { error: 'Broken', code: 'test.broken', requestId: 'r' };
  await page.route('**/api/user/subscription', (route) => route.fulfill({ status: 500, json: failure }));
  await expectAccessible(page, '/posts', page.getByRole('link', { name: 'See the plans', exact: true }));
});
