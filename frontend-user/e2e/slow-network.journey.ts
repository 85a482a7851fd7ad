import { expect, test, type Route } from '@playwright/test';
import { openSession } from './actors/session';
import { creepUntil, stopTime } from './actors/time';
import { hearEvents } from './actors/tracking';

test('a call without an answer is called slow after 5 s and given up after 15 s', async ({ page }) => {
  await openSession(page.request);
  const events = hearEvents(page);
  let calls = 0;
  await page.route('**/api/posts?*', () => {
    calls += 1;
  });
  const notices: Route[] = [];
  await page.route('**/api/notifications', (route) => void notices.push(route));
  await stopTime(page);
  const main = page.getByRole('main');
  const waiting = Promise.all([
    page.waitForRequest('**/api/posts?*'),
    page.waitForRequest('**/api/notifications'),
    page.waitForResponse('**/api/tracking/sessions'),
    main.waitFor(),
  ]);
  await page.goto('/posts');
  await creepUntil(page, waiting);

  await page.clock.runFor(5_100);
  // Another call may be slow as well on a slow machine, and be told of when this one's hint is over.
  await creepUntil(page, page.getByText('This is taking longer than usual').first().waitFor());
  const answered = page.waitForResponse('**/api/notifications');
  await Promise.all(notices.map((route) => route.continue()));
  await creepUntil(page, answered);
  await page.clock.runFor(10_000);
  await creepUntil(page, main.getByText('Network request timeout after 15000ms').waitFor());
  expect(calls).toBe(1);

  const sent = page.waitForRequest('**/api/tracking/events');
  await page.clock.runFor(31_000);
  await creepUntil(page, sent);
  const slow = (pace: string, path: string) =>
    expect.objectContaining({ event_name: 'slow_request', event_data: { pace, path } });
  await expect.poll(() => events).toContainEqual(slow('slow', '/api/notifications'));
  await expect.poll(() => events).toContainEqual(slow('very-slow', '/api/posts'));
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
