import { expect, test } from '@playwright/test';
import { openNewPost } from './actors/post';
import { endSessionBeforeSave, openOwnSession } from './actors/session';

// A call that is under way when the journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('who comes back past the life of the access cookie is still signed in', async ({ page, context }) => {
  await openOwnSession(page, 'session-renewed');
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
  const { email, password } = await openOwnSession(page, 'session-ended');
  const address = await openNewPost(page, 'Written in an ended session');
  const goOn = await endSessionBeforeSave(page);
  await page.getByLabel('Post text', { exact: true }).fill('Words that no server has seen.');

  await expect(page).toHaveURL(/\/login\?/);
  await goOn();
  expect(new URL(page.url()).searchParams.get('next')).toBe(address);
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByLabel('Post text', { exact: true })).toHaveValue('Words that no server has seen.');
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
});
