import { expect, test } from '@playwright/test';
import { openSession } from './actors/session';
import { creepUntil, stopTime } from './actors/time';

test('a call without an answer is called slow after 5 s and given up after 15 s', async ({ page }) => {
  await openSession(page.request);
  let calls = 0;
  await page.route('**/api/posts?*', () => {
    calls += 1;
  });
  await stopTime(page);
  const main = page.getByRole('main');
  const waiting = Promise.all([page.waitForRequest('**/api/posts?*'), main.waitFor()]);
  await page.goto('/posts');
  await creepUntil(page, waiting);

  await page.clock.runFor(5_100);
  // Another call may be slow as well on a slow machine, and be told of when this one's hint is over.
  await creepUntil(page, page.getByText('This is taking longer than usual').first().waitFor());
  await page.clock.runFor(10_000);
  await creepUntil(page, main.getByText('Network request timeout after 15000ms').waitFor());
  expect(calls).toBe(1);
});

test('a read is tried again until the service is back', async ({ page }) => {
  await openSession(page.request);
  let reads = 0;
  await page.route('**/api/posts?*', async (route) => {
    reads += 1;
    await (reads < 3 ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.goto('/posts');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(reads).toBe(3);
});
