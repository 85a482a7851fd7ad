import { expect, test, type Page } from '@playwright/test';
import { creepUntil, stopTime } from './actors/time';

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

const seconds = (count: number) => count * 1_000;

/** Sends the form of the page; its call is never answered, and time stands still. */
async function sendInto(silence: string, page: Page, button: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('ada@example.test');
  await page.getByLabel('Password', { exact: true }).fill('three beats a week');
  await page.route(silence, () => undefined);
  await stopTime(page);
  const asked = page.waitForRequest(silence);
  await page.getByRole('button', { name: button, exact: true }).click();
  await creepUntil(page, Promise.all([asked, page.getByRole('progressbar').waitFor()]));
}

async function isGivenUpAfter(page: Page, waited: number, limit: number): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: 'Connection timed out. Please try again.' });
  await page.clock.runFor(limit - waited - seconds(1));
  await expect(alert).toBeHidden();
  await page.clock.runFor(seconds(1));
  await creepUntil(page, alert.waitFor());
  await expect(alert.getByRole('listitem')).toHaveCount(4);
}

for (const { browser, userAgent, signIn, signUp } of [
  { browser: '', userAgent: undefined, signIn: { progress: 15, limit: 30 }, signUp: 20 },
  { browser: ' in Safari', userAgent: SAFARI, signIn: { progress: 8, limit: 15 }, signUp: 30 },
]) {
  test.describe(() => {
    if (userAgent) test.use({ userAgent });

    test(`signing in${browser} without an answer says so after ${signIn.progress} s and ends after ${signIn.limit} s`, async ({
      page,
    }) => {
      await page.goto('/login');
      await sendInto('**/api/auth/login', page, 'Sign in');
      const progress = page.getByText('This is taking too long. Something might be wrong.');
      await page.clock.runFor(seconds(signIn.progress - 1));
      await expect(progress).toBeHidden();
      await page.clock.runFor(seconds(1));
      await creepUntil(page, progress.waitFor());

      await isGivenUpAfter(page, seconds(signIn.progress), seconds(signIn.limit));
      await expect(progress).toBeHidden();
      await page.getByRole('button', { name: 'Switch to Magic Link', exact: true }).click();
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.test');
    });

    test(`signing up${browser} without an answer ends after ${signUp} s`, async ({ page }) => {
      await page.goto('/signup');
      await sendInto('**/api/auth/signup', page, 'Start for free');
      await isGivenUpAfter(page, 0, seconds(signUp));
    });
  });
}
