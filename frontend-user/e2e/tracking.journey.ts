import { expect, test } from '@playwright/test';
import { openSession } from './actors/session';
import { hearEvents } from './actors/tracking';

// A call that is under way when the journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

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
