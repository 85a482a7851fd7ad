import { expect, test } from '@playwright/test';
import { DEMO_USER, signIn } from './actors/user';

test('a call without an answer is called slow after 5 s and given up after 15 s', async ({ page }) => {
  await signIn(page, DEMO_USER);
  let calls = 0;
  await page.route('**/api/posts?*', () => {
    calls += 1;
  });
  await page.goto('/posts');

  await expect(page.getByText('This is taking longer than usual')).toBeVisible();
  await expect(page.getByText('Network request timeout after 15000ms')).toBeVisible({ timeout: 20_000 });
  expect(calls).toBe(1);
});

test('a read is tried again until the service is back', async ({ page }) => {
  await signIn(page, DEMO_USER);
  let reads = 0;
  await page.route('**/api/posts?*', async (route) => {
    reads += 1;
    await (reads < 3 ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.goto('/posts');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(reads).toBe(3);
});
