import { expect, test, type Page } from '@playwright/test';
import { openAccount, openSession, settleAccount } from './actors/session';
import { creepUntil, stopTime } from './actors/time';
import { newPerson } from './actors/user';

const failing = { status: 500, json: { error: 'Broken', code: 'test.broken', requestId: 'r' } };

/** Answers nothing until the page is left. */
const hold = (page: Page, address: string) => page.route(address, () => undefined);

test('a session that cannot be read is said in words, with ways on', async ({ page }) => {
  await openSession(page.request);
  await page.route('**/api/beta/auth/session', (route) => route.fulfill(failing));
  await page.goto('/posts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Failed to get Supabase client instance - please refresh the page',
  );
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();

  await page.unroute('**/api/beta/auth/session');
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible();
});

test('a damaged session is cleared, and signing in works again', async ({ page }) => {
  await openSession(page.request);
  await page.route('**/api/beta/auth/session', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"session":' }),
  );
  await page.goto('/posts');
  await expect(
    page.getByText('There was an issue with your authentication session. Please try again.'),
  ).toBeVisible();
  await page.unroute('**/api/beta/auth/session');
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('a page that breaks says so, and a new start leads to signing in', async ({ page }) => {
  await openAccount(page.request, newPerson('Emmy Example', 'unavailable-broken'));
  await page.route('**/api/profile', (route) => route.fulfill({ json: {} }));
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong. Please try again.');
  await page.unroute('**/api/profile');
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('a plan that cannot be read closes the page in words and opens nothing', async ({ page }) => {
  await openSession(page.request);
  await page.route('**/api/user/subscription', (route) => route.fulfill(failing));
  await page.goto('/posts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Unable to load your profile. Please refresh the page or try logging in again.',
  );
  await page.getByRole('link', { name: 'See the plans', exact: true }).click();
  await expect(page).toHaveURL(/\/product$/);
});

test('the wait for the plan has words for its length, and an end after 15 s', async ({ page }) => {
  await openSession(page.request);
  await hold(page, '**/api/user/subscription');
  await stopTime(page);
  const waiting = Promise.all([
    page.waitForRequest('**/api/user/subscription'),
    page.waitForResponse('**/api/beta/auth/session'),
    page.getByText('Loading Drumbeat').waitFor(),
  ]);
  await page.goto('/posts');
  await creepUntil(page, waiting);
  await page.clock.runFor(2_000);
  await expect(page.getByText('Connecting to authentication server...')).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByText('This is taking longer than usual...')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('Still trying to connect')).toBeVisible();
  await page.clock.runFor(6_000);
  await creepUntil(page, page.getByRole('link', { name: 'See the plans', exact: true }).waitFor());
});

test('a profile that cannot be read again is said, and the page stays', async ({ page }) => {
  await settleAccount(page.request, newPerson('Emmy Example', 'unavailable'));
  await page.goto('/settings');
  const zone = page.getByLabel('Time zone', { exact: true });
  await zone.selectOption('Europe/Berlin');
  await page.route('**/api/user/subscription', (route) => route.fulfill(failing));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('Unable to load your profile. Please refresh the page.', { exact: true }),
  ).toBeVisible();
  await expect(zone).toHaveValue('Europe/Berlin');
});
