import { expect, test, type Page } from '@playwright/test';
import { beNewAtGoogle } from './actors/google';
import { followMail } from './actors/mailbox';
import {
  atStep,
  DEMO_USER,
  isSignedIn,
  newPerson,
  onboard,
  signIn,
  signUp,
  takeFreePlan,
} from './actors/user';

/** Nothing of the page lies beside the screen. */
async function fits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

test('a phone signs up, answers the questions and gets to the calendar', async ({ page }) => {
  await page.goto('/signup');
  await fits(page);
  await signUp(page, newPerson('Mary Example', 'phone-new'));
  await onboard(page, fits);
  await takeFreePlan(page);
});

test('a phone signs in with Google, by magic link and by password', async ({ page }) => {
  const person = newPerson('Radia Example', 'phone-in');
  await page.goto('/login');
  await fits(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await beNewAtGoogle(page, person);
  await atStep(page, 'Who do you serve?');
  await page.getByRole('button', { name: 'Save and sign out' }).click();

  await page.getByRole('tab', { name: 'Magic Link' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  const tab = await followMail(page, person.email, 'Your sign-in link for Drumbeat');
  await fits(tab);
  await tab.getByRole('button', { name: 'Sign me in' }).click();
  await atStep(tab, 'Who do you serve?');
  await tab.getByRole('button', { name: 'Save and sign out' }).click();
  await expect(tab).toHaveURL(/\/login$/);

  await signIn(tab, DEMO_USER);
  await isSignedIn(tab);
});

test('a magic link to an address without an account leads to signing up', async ({ page }) => {
  const { email } = newPerson('Nobody', 'phone-nobody');
  await page.goto('/login?tab=magic-link');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  const tab = await followMail(page, email, 'Signing in to Drumbeat');
  await expect(tab).toHaveURL(/\/signup/);
});

test('every screen of an account fits a phone', async ({ page }) => {
  for (const address of [
    '/',
    '/help',
    '/forgot-password',
    '/reset-password',
    '/auth/callback?error=google.failed',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(page);
  }
  await signIn(page, DEMO_USER);
  for (const address of ['/profile', '/settings', '/resources']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await fits(page);
  }
});
