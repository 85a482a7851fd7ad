import { expect, test, type Locator, type Page } from '@playwright/test';
import { fitsPhones } from './actors/fits';
import { beNewAtGoogle, chooseAtGoogle } from './actors/google';
import { enter, tabTo } from './actors/keyboard';
import { followMail, openMail } from './actors/mailbox';
import { openAccount, settleAccount, settleSignedIn } from './actors/session';
import { atStep, DEMO_USER, isSignedIn, newPerson, PASSWORD, signIn, signOut } from './actors/user';

/** The ways into an account, by the keyboard alone; what each page says of itself is in the specs beside it. */

const byKeyboard = (link: Locator) => link.press('Enter');

/** Follows the mail, presses the button of its page, and hears that the link is spent. */
async function isSpent(page: Page, email: string, subject: string, button: string): Promise<Page> {
  const tab = await followMail(page, email, subject);
  await tab.getByRole('button', { name: button, exact: true }).press('Enter');
  await expect(tab.getByRole('alert')).toContainText(/used/);
  return tab;
}

test('a magic link signs in once, and leads on whoever is signed in by then', async ({
  page,
  request,
  browser,
}) => {
  const { name, email } = newPerson('Grace Example', 'accounts-magic');
  const subject = 'Your sign-in link for Drumbeat';
  await settleAccount(request, { name, email });
  await page.goto('/login?next=%2Fsettings');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'Password', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Magic Link', exact: true, selected: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in \d+s$/ })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Open the demo mailbox', exact: true })).toHaveAttribute(
    'href',
    /\/mailbox/,
  );

  const tab = await followMail(page, email, subject, byKeyboard);
  await expect(tab.getByRole('button', { name: 'Sign me in', exact: true })).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(/\/settings$/);
  await isSignedIn(tab);

  const again = await isSpent(page, email, subject, 'Sign me in');
  await again.getByRole('link', { name: 'Go on to Drumbeat', exact: true }).click();
  await expect(again).toHaveURL(/\/settings$/);

  const device = await browser.newContext();
  const elsewhere = await isSpent(await device.newPage(), email, subject, 'Sign me in');
  await elsewhere.getByRole('link', { name: 'Send a new magic link', exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/login\?tab=magic-link&next=%2Fsettings$/);

  // An address that has no account is led to signing up.
  const { email: unknown } = newPerson('Nobody', 'accounts-nobody');
  await elsewhere.getByLabel('Email', { exact: true }).fill(unknown);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByText(/a link is on its way/)).toBeVisible();
  const toSignUp = await followMail(elsewhere, unknown, 'Signing in to Drumbeat');
  await expect(toSignUp.getByLabel('Email', { exact: true })).toHaveValue(unknown);
  await expect(toSignUp).toHaveURL(/\/signup\?next=%2Fsettings$/);
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
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await enter(page, page.getByRole('link', { name: 'Forgot password', exact: true }));
  await expect(page.getByRole('heading', { name: 'Forgot your password?', exact: true })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  await fitsPhones(page);

  const subject = 'Set a new password for Drumbeat';
  const tab = await followMail(page, email, subject, byKeyboard);
  const field = tab.getByLabel('New password', { exact: true });
  await expect(field).toBeFocused();
  await tab.keyboard.type('password123');
  await tab.keyboard.press('Enter');
  await expect(tab.getByText('This password is too easy to guess', { exact: false })).toBeVisible();
  await field.fill(newPassword);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('heading', { name: 'Your password is changed', exact: true })).toBeFocused();
  await fitsPhones(tab);
  await enter(tab, tab.getByRole('link', { name: 'Continue', exact: true }));
  await atStep(tab, 'Who do you serve?');
  await openMail(page, email, 'Your Drumbeat password was changed');

  await tab.getByRole('button', { name: 'Save and sign out', exact: true }).click();
  await expect(tab).toHaveURL(/\/login$/);
  await tab.getByLabel('Email', { exact: true }).fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('alert')).toHaveText(
    'Invalid email or password. Please check your credentials.',
  );
  await expect(tab.getByLabel('Password', { exact: true })).toBeFocused();
  await signIn(tab, { email, password: newPassword });
  await atStep(tab, 'Who do you serve?');

  const again = await followMail(page, email, subject);
  await again.getByLabel('New password', { exact: true }).fill('five beats and a rest');
  await again.getByRole('button', { name: 'Save the new password', exact: true }).click();
  await expect(again.getByRole('alert')).toContainText(/used/);
});

test('an address that has to be confirmed first is confirmed by mail, and the link works once', async ({
  page,
  request,
}) => {
  const { name, email } = newPerson('Katherine Example', 'accounts-confirm');
  const subject = 'Confirm your email for Drumbeat';
  await openAccount(request, { name, email });
  // The demo does not ask for it; this is how an installation answers that does.
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({ status: 201, json: { user: null, session: null, email_confirmation_required: true } }),
  );
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 403, json: { error: 'Email not confirmed', code: 'auth.email_not_confirmed' } }),
  );
  await page.goto('/signup');
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your mail', exact: true })).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'Send the link again', exact: true }));
  const tab = await followMail(page, email, subject, byKeyboard);
  await expect(tab.getByRole('button', { name: 'Confirm my email', exact: true })).toBeFocused();

  // Whoever tries to sign in before that is told so, and can have another mail.
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    'Please check your email and click the confirmation link before signing in.',
  );
  await expect(page.getByRole('button', { name: 'Send the link again', exact: true })).toBeEnabled();

  await tab.keyboard.press('Enter');
  await atStep(tab, 'Who do you serve?');
  await isSpent(page, email, subject, 'Confirm my email');
});

test('Google signs up, signs in again, finds an account, and says why where it does not', async ({
  page,
}) => {
  const { name, email } = newPerson('Radia Example', 'accounts-google');
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign up with Google', exact: true }).click();
  await enter(page, page.getByRole('button', { name: 'Cancel', exact: true }));
  await expect(page.getByRole('heading', { name: 'Google did not sign you in', exact: true })).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Try Google again', exact: true }));

  await tabTo(page, page.getByRole('radio', { checked: true }));
  // From the first choice upwards to the last.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /Someone else/ })).toBeChecked();
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type(name);
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(email);
  await enter(page, page.getByRole('button', { name: 'Continue', exact: true }));
  await atStep(page, 'Who do you serve?');
  await settleSignedIn(page.request);
  await page.goto('/posts');
  await signOut(page);

  await page.goto('/login?next=%2Fsettings');
  await enter(page, page.getByRole('button', { name: 'Continue with Google', exact: true }));
  await chooseAtGoogle(page, email);
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.getByText(email).first()).toBeVisible();
  await signOut(page);

  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
  await beNewAtGoogle(page, newPerson('Radia Example', 'accounts-unverified'), { isVerified: false });
  await expect(page.getByRole('alert')).toContainText(/verif/i);
  await page.getByRole('link', { name: 'Back to sign in', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();

  // An account that is there already is found by the address that Google has verified.
  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
  await chooseAtGoogle(page, DEMO_USER.email);
  await isSignedIn(page);
  await page.goto('/settings#connections');
  await expect(page.getByText(DEMO_USER.email).first()).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, DEMO_USER);
  await isSignedIn(page);
});
