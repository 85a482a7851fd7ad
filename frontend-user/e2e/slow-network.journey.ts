import { expect, test, type Route } from '@playwright/test';
import { storePost } from './actors/posts-list';
import { openSession, settleAccount } from './actors/session';
import { creepUntil, stopTime } from './actors/time';
import { hearEvents } from './actors/tracking';
import { newPerson } from './actors/user';

test('a call without an answer is called slow after 5 s and given up after 15 s', async ({ page }) => {
  await openSession(page.request);
  const events = hearEvents(page);
  const calls: string[] = [];
  await page.route('**/api/posts?*', (_, request) => void calls.push(request.url()));
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
  // Each group of posts is asked for once.
  expect(calls).toHaveLength(new Set(calls).size);

  const sent = page.waitForRequest('**/api/tracking/events');
  await page.clock.runFor(31_000);
  await creepUntil(page, sent);
  const slow = (pace: string, path: string) =>
    expect.objectContaining({ event_name: 'slow_request', event_data: { pace, path } });
  await expect.poll(() => events).toContainEqual(slow('slow', '/api/notifications'));
  await expect.poll(() => events).toContainEqual(slow('very-slow', '/api/posts'));
});

test('a read is tried again until the service is back', async ({ page }) => {
  await settleAccount(page.request, newPerson('Rhea Example', 'slow-read'));
  await storePost(page, { title: 'Read at last', content: 'It took three tries.' });
  const reads = new Map<string, number>();
  await page.route('**/api/posts?*', async (route, request) => {
    const read = (reads.get(request.url()) ?? 0) + 1;
    reads.set(request.url(), read);
    await (read < 3 ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.goto('/posts');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(new Set(reads.values())).toEqual(new Set([3]));
});
