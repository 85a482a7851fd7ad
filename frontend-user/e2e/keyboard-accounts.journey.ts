import { expect, test, type Locator } from '@playwright/test';
import { enter, tabTo } from './actors/keyboard';
import { followMail } from './actors/mailbox';
import { openNewPost } from './actors/post';
import { openAccount, openSession, settleAccount } from './actors/session';
import { atStep, isSignedIn, newPerson, PASSWORD } from './actors/user';

const NEW_PASSWORD = 'four quiet drums at dawn';

const byKeyboard = (link: Locator) => link.press('Enter');

test('a magic link is asked for and used without a mouse', async ({ page, request }) => {
  const { name, email } = newPerson('Grace Example', 'keyboard-magic');
  await settleAccount(request, { name, email });
  await page.goto('/login');
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

  const tab = await followMail(page, email, 'Your sign-in link for Drumbeat', byKeyboard);
  await expect(tab.getByRole('button', { name: 'Sign me in', exact: true })).toBeFocused();
  await tab.keyboard.press('Enter');
  await isSignedIn(tab);
});

test('signing in with Google, and changing one’s mind about it, need no mouse', async ({ page }) => {
  const { name, email } = newPerson('Radia Example', 'keyboard-google');
  await page.goto('/login');
  await enter(page, page.getByRole('button', { name: 'Continue with Google', exact: true }));
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
});

test('an address is confirmed without a mouse', async ({ page, request }) => {
  const { name, email } = newPerson('Katherine Example', 'keyboard-confirm');
  await openAccount(request, { name, email });
  // The demo does not ask for it; this is how an installation answers that does.
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({ status: 201, json: { user: null, session: null, email_confirmation_required: true } }),
  );
  await page.goto('/signup');
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your mail', exact: true })).toBeFocused();
  await enter(page, page.getByRole('button', { name: 'Send the link again', exact: true }));

  const tab = await followMail(page, email, 'Confirm your email for Drumbeat', byKeyboard);
  await expect(tab.getByRole('button', { name: 'Confirm my email', exact: true })).toBeFocused();
  await tab.keyboard.press('Enter');
  await atStep(tab, 'Who do you serve?');
});

test('a forgotten password is replaced without a mouse', async ({ page, request }) => {
  const { name, email } = newPerson('Annie Example', 'keyboard-forgot');
  await openAccount(request, { name, email });
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await enter(page, page.getByRole('link', { name: 'Forgot password', exact: true }));
  await expect(page.getByRole('heading', { name: 'Forgot your password?', exact: true })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/a link is on its way/)).toBeVisible();

  const tab = await followMail(page, email, 'Set a new password for Drumbeat', byKeyboard);
  await expect(tab.getByLabel('New password', { exact: true })).toBeFocused();
  await tab.keyboard.type(NEW_PASSWORD);
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('heading', { name: 'Your password is changed', exact: true })).toBeFocused();
  await enter(tab, tab.getByRole('link', { name: 'Continue', exact: true }));
  await atStep(tab, 'Who do you serve?');
});

test('staying or leaving where text would be lost needs no mouse', async ({ page }) => {
  await settleAccount(page.request, newPerson('Mary Example', 'keyboard-unsaved'));
  await openNewPost(page, 'The one that will not save');
  await page.route('**/api/posts/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Post text', { exact: true }).fill('Nowhere to go.');
  await expect(page.getByRole('status').filter({ hasText: 'kept on this device' })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Sign out and lose text?', exact: true });
  const signOut = async () => {
    await enter(page, page.getByRole('button', { name: /account menu/i }));
    await expect(page.getByRole('menuitem', { name: 'Profile', exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
  };
  await signOut();
  await enter(page, question.getByRole('button', { name: 'Stay signed in', exact: true }));
  await expect(question).toBeHidden();
  await signOut();
  await enter(page, question.getByRole('button', { name: 'Sign out anyway', exact: true }));
  await expect(page).toHaveURL(/\/login$/);
});

test('what the settings offer about devices, password, data and account needs no mouse', async ({
  page,
  request,
}) => {
  const { name, email } = newPerson('Mary Example', 'keyboard-settings');
  await settleAccount(page.request, { name, email });
  await openSession(request, { email, password: PASSWORD });

  await test.step('ends another device', async () => {
    await page.goto('/settings');
    const other = page.getByRole('button', { name: /^End session/ });
    await enter(page, other);
    await expect(other).toHaveCount(0);
  });

  await test.step('takes everything along', async () => {
    const download = page.waitForEvent('download');
    await enter(page, page.getByRole('button', { name: 'Download my data', exact: true }));
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  });

  await test.step('changes the password', async () => {
    await page.goto('/settings');
    const current = page.getByLabel('Current password', { exact: true });
    await current.waitFor();
    await tabTo(page, current);
    await page.keyboard.type(PASSWORD);
    await tabTo(page, page.getByLabel('New password', { exact: true }));
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(current).toHaveValue('');
  });

  await test.step('signs out everywhere', async () => {
    await enter(page, page.getByRole('button', { name: 'Sign out everywhere', exact: true }));
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('deletes the account', async () => {
    await openSession(page.request, { email, password: NEW_PASSWORD });
    await page.goto('/settings');
    await enter(page, page.getByRole('button', { name: 'Delete my account', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Delete your account', exact: true });
    await expect(dialog.getByLabel('Type DELETE to confirm', { exact: true })).toBeFocused();
    await page.keyboard.type('DELETE');
    await tabTo(page, dialog.getByLabel('Your password', { exact: true }));
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your account and everything in it is deleted.')).toBeVisible();
  });
});
