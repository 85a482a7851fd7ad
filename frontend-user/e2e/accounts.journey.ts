import { expect, test } from '@playwright/test';
import { call } from './actors/call';
import { beNewAtGoogle, cancelAtGoogle, chooseAtGoogle } from './actors/google';
import { followMail, openMail } from './actors/mailbox';
import { openAccount, openOwnSession, openSession, settleAccount } from './actors/session';
import {
  atStep,
  DEMO_USER,
  isSignedIn,
  newPerson,
  onboard,
  PASSWORD,
  PILLARS,
  signIn,
  signOut,
  signUp,
  takeFreePlan,
} from './actors/user';

test('somebody new answers four steps, takes the free plan and stands in the calendar', async ({ page }) => {
  await signUp(page, newPerson('Mary Example', 'accounts-new'));

  await page
    .getByLabel('Your ideal client', { exact: true })
    .fill('Owners of design studios who still quote alone');
  await page.getByRole('button', { name: 'Continue to pillars', exact: true }).click();
  await atStep(page, 'What do you want to be known for?');
  await page.reload();
  await atStep(page, 'What do you want to be known for?');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Your ideal client', { exact: true })).toHaveValue(/design studios/);

  await page.goto('/content-calendar');
  await atStep(page, 'What do you want to be known for?');
  await page.goto('/onboarding?step=clients');
  await onboard(page);
  await expect(page).toHaveURL(/\/product/);
  await takeFreePlan(page);
  await page.goto('/signup');
  await isSignedIn(page);
});

test('pillars are suggested from the answers, and stay the user’s own', async ({ page }) => {
  await openAccount(page.request, newPerson('Joan Example', 'accounts-pillars'));
  await page.goto('/onboarding');
  await atStep(page, 'Who do you serve?');
  await page
    .getByLabel('Your ideal client', { exact: true })
    .fill('Owners of design studios with 10 to 50 people');
  await page
    .getByLabel('What they struggle with', { exact: true })
    .fill('Projects that are sold well and end without profit');
  await page.getByRole('button', { name: 'Continue to pillars', exact: true }).click();

  await page.getByLabel('Pillar 1', { exact: true }).fill('My own pillar');
  await page.getByRole('button', { name: 'Suggest pillars from my answers', exact: true }).click();
  // Until they are there, the last list is the one of the pillars.
  await expect(page.getByText('From what you told us about your clients')).toBeVisible();
  const suggestions = page
    .getByRole('list')
    .filter({ has: page.getByRole('button') })
    .last();
  const first = suggestions.getByRole('button').first();
  const taken = await first.innerText();
  await first.click();
  await expect(page.getByLabel('Pillar 1', { exact: true })).toHaveValue('My own pillar');
  await expect(page.getByLabel('Pillar 2', { exact: true })).toHaveValue(taken.trim());
});

test('the voice and the goal of the last steps are found in the profile', async ({ page }) => {
  await openAccount(page.request, newPerson('Joan Example', 'accounts-voice'));
  await call(page.request, 'PATCH', '/api/profile', { content_pillars: PILLARS, onboarding_step: 3 });
  await page.goto('/onboarding?step=voice');
  const pastPost = page.getByLabel('One post you have written (if you like)', { exact: true });
  await page.getByText('Inspirational', { exact: true }).click();
  await pastPost.fill('Last week a client paid twice what I asked.');
  await page.getByRole('button', { name: 'Continue to rhythm', exact: true }).click();
  await atStep(page, 'How often, and by whose clock?');
  await page.getByLabel('Posts a week', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Open my calendar', exact: true }).click();
  await takeFreePlan(page);

  await page.goto('/profile');
  await expect(page.getByRole('radio', { name: /^Inspirational/ })).toBeChecked();
  await expect(pastPost).toHaveValue('Last week a client paid twice what I asked.');
  await expect(page.getByLabel('Posts a week', { exact: true })).toHaveValue('5');
});

test('a magic link signs in once, and leads on whoever is signed in by then', async ({
  page,
  request,
  browser,
}) => {
  const { name, email } = newPerson('Grace Example', 'accounts-magic');
  await settleAccount(request, { name, email });
  await page.goto('/login?next=%2Fsettings');
  await page.getByRole('tab', { name: 'Magic Link', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send magic link', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Open the demo mailbox', exact: true })).toHaveAttribute(
    'href',
    /\/mailbox/,
  );

  const tab = await followMail(page, email, 'Your sign-in link for Drumbeat');
  await tab.getByRole('button', { name: 'Sign me in', exact: true }).click();
  await expect(tab).toHaveURL(/\/settings$/);

  const again = await followMail(page, email, 'Your sign-in link for Drumbeat');
  await again.getByRole('button', { name: 'Sign me in', exact: true }).click();
  await expect(again.getByRole('alert')).toContainText(/used/);
  await again.getByRole('link', { name: 'Go on to Drumbeat', exact: true }).click();
  await expect(again).toHaveURL(/\/settings$/);

  const device = await browser.newContext();
  const elsewhere = await followMail(await device.newPage(), email, 'Your sign-in link for Drumbeat');
  await elsewhere.getByRole('button', { name: 'Sign me in', exact: true }).click();
  await expect(elsewhere.getByRole('alert')).toContainText(/used/);
  await elsewhere.getByRole('link', { name: 'Send a new magic link', exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/login\?tab=magic-link&next=%2Fsettings$/);
  await device.close();
});

test('a forgotten password is replaced by mail, and the old one and the link are worth nothing', async ({
  page,
  request,
}) => {
  const { name, email } = newPerson('Annie Example', 'accounts-forgot');
  const newPassword = 'four beats and a rest';
  await openAccount(request, { name, email });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('link', { name: 'Forgot password', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();

  const tab = await followMail(page, email, 'Set a new password for Drumbeat');
  await tab.getByLabel('New password', { exact: true }).fill('password123');
  await tab.getByRole('button', { name: 'Save the new password', exact: true }).click();
  await expect(tab.getByText('This password is too easy to guess', { exact: false })).toBeVisible();
  await tab.getByLabel('New password', { exact: true }).fill(newPassword);
  await tab.getByRole('button', { name: 'Save the new password', exact: true }).click();
  await expect(tab.getByRole('heading', { name: 'Your password is changed', exact: true })).toBeVisible();
  await tab.getByRole('link', { name: 'Continue', exact: true }).click();
  await atStep(tab, 'Who do you serve?');
  await openMail(page, email, 'Your Drumbeat password was changed');

  await tab.getByRole('button', { name: 'Save and sign out', exact: true }).click();
  await expect(tab).toHaveURL(/\/login$/);
  await tab.getByLabel('Email', { exact: true }).fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(tab.getByRole('alert')).toHaveText(
    'Invalid email or password. Please check your credentials.',
  );
  await expect(tab.getByLabel('Password', { exact: true })).toBeFocused();
  await signIn(tab, { email, password: newPassword });
  await atStep(tab, 'Who do you serve?');

  const again = await followMail(page, email, 'Set a new password for Drumbeat');
  await again.getByLabel('New password', { exact: true }).fill('five beats and a rest');
  await again.getByRole('button', { name: 'Save the new password', exact: true }).click();
  await expect(again.getByRole('alert')).toContainText(/used/);
});

test('an address that has to be confirmed first is confirmed by mail, and the link works once', async ({
  page,
  request,
}) => {
  const { name, email } = newPerson('Katherine Example', 'accounts-confirm');
  await openAccount(request, { name, email });
  await page.goto('/login');
  // The demo does not ask for it; this is how an installation answers that does.
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 403, json: { error: 'Email not confirmed', code: 'auth.email_not_confirmed' } }),
  );
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Please check your email and click the confirmation link before signing in.',
  );
  await page.getByRole('button', { name: 'Send the link again', exact: true }).click();

  const tab = await followMail(page, email, 'Confirm your email for Drumbeat');
  await tab.getByRole('button', { name: 'Confirm my email', exact: true }).click();
  await atStep(tab, 'Who do you serve?');
  const again = await followMail(page, email, 'Confirm your email for Drumbeat');
  await again.getByRole('button', { name: 'Confirm my email', exact: true }).click();
  await expect(again.getByRole('alert')).toContainText(/used/);
});

test('Google signs up, signs in again, and says why where it does not', async ({ page }) => {
  const person = newPerson('Radia Example', 'accounts-google');
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign up with Google', exact: true }).click();
  await beNewAtGoogle(page, person);
  await atStep(page, 'Who do you serve?');
  await onboard(page);
  await takeFreePlan(page);
  await signOut(page);

  await page.goto('/login?next=%2Fsettings');
  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
  await chooseAtGoogle(page, person.email);
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.getByText(person.email).first()).toBeVisible();
  await signOut(page);

  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
  await cancelAtGoogle(page);
  await expect(page.getByRole('heading', { name: 'Google did not sign you in', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try Google again', exact: true }).click();
  await beNewAtGoogle(page, newPerson('Radia Example', 'accounts-unverified'), { isVerified: false });
  await expect(page.getByRole('alert')).toContainText(/verif/i);
  await page.getByRole('link', { name: 'Back to sign in', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test('an account that is there already is found by the address that Google has verified', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
  await chooseAtGoogle(page, DEMO_USER.email);
  await isSignedIn(page);
  await page.goto('/settings#connections');
  await expect(page.getByText(DEMO_USER.email).first()).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, DEMO_USER);
  await isSignedIn(page);
});

test('signing up with a taken address leads to signing in, with the address and the focus in place', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill(DEMO_USER.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Start for free', exact: true }).click();

  await expect(page).toHaveURL(/\/login\?/);
  await expect(
    page.getByText('You already have an account! Enter your password again to sign in'),
  ).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(DEMO_USER.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(DEMO_USER.password);
  await page.keyboard.press('Enter');
  await isSignedIn(page);
});

test('signing out everywhere ends the other browser’s session, too', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const person = await openOwnSession(page, 'accounts-everywhere');
  await openSession(other.request, person);
  await page.goto('/settings#sessions');
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^End session/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await other.goto('/settings');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});
