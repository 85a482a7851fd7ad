import { expect, test } from '@playwright/test';
import { creepUntil, stopTime } from './actors/time';

test('the wait for the session has words for its length, and an end that says what to do', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
  );
  await page.route('**/api/beta/auth/session', () => undefined);
  await stopTime(page);
  const asked = page.waitForRequest('**/api/beta/auth/session');
  await page.goto('/posts');
  await creepUntil(page, asked);
  await page.clock.runFor(2_000);
  await expect(page.getByText('Connecting to authentication server...')).toBeVisible();
  await expect(page.getByText('Your connection looks slow. This may take a little longer.')).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByText('This is taking longer than usual...')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('Still trying to connect')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('This is taking too long. Something might be wrong.')).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(
    page.getByText('Connection timeout. Please check your internet connection and try again.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again', exact: true })).toBeVisible();
});
