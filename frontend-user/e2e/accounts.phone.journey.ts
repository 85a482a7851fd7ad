import { PROFILE_LIMITS } from '@drumbeat/domain';
import { expect, test } from '@playwright/test';
import { fits, fitsAnyPhone } from './actors/fits';
import { beNewAtGoogle } from './actors/google';
import { followMail } from './actors/mailbox';
import { openAccount, openOwnSession, openSession, settleAccount } from './actors/session';
import { hearToasts } from './actors/toasts';
import {
  atStep,
  DEMO_USER,
  isSignedIn,
  newPerson,
  onboard,
  PASSWORD,
  signIn,
  signOut,
  signUp,
  takeFreePlan,
} from './actors/user';

/** The longest pillars there can be: words that were suggested, and one that has no place to break. */
const LONG_PILLARS = [
  'Questions from dog owners whose dog barks at everything at once, at all hours and in every room of it',
  'Donaudampfschifffahrtsgesellschaftskapitaenspatentpruefungsordnung',
  'Client conversations',
].map((pillar) => pillar.slice(0, PROFILE_LIMITS.pillar));

test('a phone signs up, answers the questions and gets to the calendar', async ({ page }) => {
  await page.goto('/signup');
  await fits(page);
  await signUp(page, newPerson('Mary Example', 'phone-new'));
  await onboard(page, { look: fitsAnyPhone, pillars: LONG_PILLARS });
  await takeFreePlan(page);
  await fitsAnyPhone(page);
});

test('a phone signs in with Google, by magic link and by password', async ({ page }) => {
  const person = newPerson('Radia Example', 'phone-in');
  await page.goto('/login');
  await fits(page);
  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
  await beNewAtGoogle(page, person);
  await atStep(page, 'Who do you serve?');
  await page.getByRole('button', { name: 'Save and sign out', exact: true }).click();

  await page.getByRole('tab', { name: 'Magic Link', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send magic link', exact: true }).click();
  const tab = await followMail(page, person.email, 'Your sign-in link for Drumbeat');
  await fits(tab);
  await tab.getByRole('button', { name: 'Sign me in', exact: true }).click();
  await atStep(tab, 'Who do you serve?');
  await tab.getByRole('button', { name: 'Save and sign out', exact: true }).click();
  await expect(tab).toHaveURL(/\/login$/);

  await signIn(tab, DEMO_USER);
  await isSignedIn(tab);
});

test('a magic link to an address without an account leads to signing up', async ({ page }) => {
  const { email } = newPerson('Nobody', 'phone-nobody');
  await page.goto('/login?tab=magic-link');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send magic link', exact: true }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  const tab = await followMail(page, email, 'Signing in to Drumbeat');
  await expect(tab.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(tab).toHaveURL(/\/signup$/);
});

test('a phone replaces a forgotten password', async ({ page, request }) => {
  const { name, email } = newPerson('Annie Example', 'phone-forgot');
  await openAccount(request, { name, email });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('link', { name: 'Forgot password', exact: true }).click();
  await fits(page);
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  await fits(page);

  const tab = await followMail(page, email, 'Set a new password for Drumbeat');
  await fits(tab);
  await tab.getByLabel('New password', { exact: true }).fill('four quiet drums at dawn');
  await tab.getByRole('button', { name: 'Save the new password', exact: true }).click();
  await expect(tab.getByRole('heading', { name: 'Your password is changed', exact: true })).toBeVisible();
  await fits(tab);
  await tab.getByRole('link', { name: 'Continue', exact: true }).click();
  await atStep(tab, 'Who do you serve?');
});

test('a phone confirms an address', async ({ page, request }) => {
  const { name, email } = newPerson('Katherine Example', 'phone-confirm');
  await openAccount(request, { name, email });
  // The demo does not ask for it; this is how an installation answers that does.
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({ status: 201, json: { user: null, session: null, email_confirmation_required: true } }),
  );
  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Start for free', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail', exact: true })).toBeVisible();
  await fits(page);
  await page.getByRole('button', { name: 'Send the link again', exact: true }).click();

  const tab = await followMail(page, email, 'Confirm your email for Drumbeat');
  await fits(tab);
  await tab.getByRole('button', { name: 'Confirm my email', exact: true }).click();
  await atStep(tab, 'Who do you serve?');
});

test('a phone that signs up with a taken address is led to signing in', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill(DEMO_USER.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Start for free', exact: true }).click();
  await expect(
    page.getByText('You already have an account! Enter your password again to sign in'),
  ).toBeVisible();
  await fits(page);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_USER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isSignedIn(page);
});

test('a phone goes on by the menu over the page, and signs out by the one in the header', async ({
  page,
}) => {
  const { email } = await openOwnSession(page, 'phone-out');
  await page.goto('/posts');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const close = page.getByRole('button', { name: 'Close menu', exact: true });
  await expect(close).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Resources', exact: true }).tap();
  await expect(page).toHaveURL(/\/resources$/);
  await expect(close).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Resources', level: 1, exact: true })).toBeVisible();

  await page.getByRole('button', { name: /account menu/i }).click();
  await expect(page.getByRole('menu')).toContainText(email);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await signOut(page);
  await fits(page);
});

test('a phone ends another device, changes the password and signs out everywhere', async ({
  page,
  request,
}) => {
  const person = newPerson('Mary Example', 'phone-settings');
  await settleAccount(page.request, person);
  await openSession(request, { email: person.email, password: PASSWORD });
  const toasts = await hearToasts(page);
  await page.goto('/settings#sessions');
  await page.getByRole('button', { name: /^End session/ }).tap();
  await toasts.said('That device is signed out');

  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('four quiet drums at dawn');
  await page.getByRole('button', { name: 'Change password', exact: true }).tap();
  await toasts.said('Password changed');
  await fits(page);
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).tap();
  await expect(page).toHaveURL(/\/login$/);
});

test('a phone deletes the account', async ({ page }) => {
  await settleAccount(page.request, newPerson('Mary Example', 'phone-delete'));
  await page.goto('/settings#data');
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account', exact: true });
  await dialog.getByLabel('Type DELETE to confirm', { exact: true }).fill('DELETE');
  await fits(page);
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good', exact: true }).click();
  await expect(page.getByText('Your account and everything in it is deleted.')).toBeVisible();
});
