import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { enter, tabTo } from './actors/keyboard';
import { openSession, settleAccount } from './actors/session';
import { hearToasts } from './actors/toasts';
import { newPerson, PASSWORD } from './actors/user';

const NEW_PASSWORD = 'four quiet drums at dawn';

/** A second browser of the same person. */
async function elsewhere(browser: Browser, email: string, password = PASSWORD): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSession(page.request, { email, password });
  return page;
}

async function isSignedOut(page: Page): Promise<void> {
  await page.goto('/posts');
  await expect(page).toHaveURL(/\/login/);
  await page.context().close();
}

test('a person ends a device, changes the password, takes their data along, signs out everywhere and deletes the account, without a mouse', async ({
  page,
  browser,
}) => {
  const person = newPerson('Mary Example', 'settings');
  await settleAccount(page.request, person);
  const toasts = await hearToasts(page);

  await test.step('another device is shown, and ended', async () => {
    const other = await elsewhere(browser, person.email);
    await page.goto('/settings#sessions');
    await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
    await enter(page, page.getByRole('button', { name: /^End session/ }));
    await toasts.said('That device is signed out');
    await expect(page.getByRole('button', { name: /^End session/ })).toHaveCount(0);
    await isSignedOut(other);
  });

  await test.step('the password is changed only by who knows it, and other devices are signed out', async () => {
    const other = await elsewhere(browser, person.email);
    const current = page.getByLabel('Current password', { exact: true });
    await page.goto('/settings#password');
    await tabTo(page, current);
    await page.keyboard.type('not this one at all');
    await tabTo(page, page.getByLabel('New password', { exact: true }));
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('That is not your current password.')).toBeVisible();
    await current.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await toasts.said('Password changed');
    await expect(current).toHaveValue('');
    await isSignedOut(other);
  });

  await test.step('everything comes as a ZIP', async () => {
    const download = page.waitForEvent('download');
    await enter(page, page.getByRole('button', { name: 'Download my data', exact: true }));
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    expect(file.toString('latin1')).toContain('profiles.json');
  });

  await test.step('signing out everywhere ends the other browser’s session, too', async () => {
    const other = await elsewhere(browser, person.email, NEW_PASSWORD);
    await page.reload();
    await expect(page.getByRole('button', { name: /^End session/ })).toBeVisible();
    await enter(page, page.getByRole('button', { name: 'Sign out everywhere', exact: true }));
    await expect(page).toHaveURL(/\/login$/);
    await isSignedOut(other);
  });

  await test.step('the account is deleted after the word and the password', async () => {
    await openSession(page.request, { email: person.email, password: NEW_PASSWORD });
    await page.goto('/settings#data');
    await enter(page, page.getByRole('button', { name: 'Delete my account', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Delete your account', exact: true });
    await expect(dialog.getByRole('button', { name: 'Delete for good', exact: true })).toBeDisabled();
    await expect(dialog.getByLabel('Type DELETE to confirm', { exact: true })).toBeFocused();
    await page.keyboard.type('DELETE');
    const password = dialog.getByLabel('Your password', { exact: true });
    await tabTo(page, password);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('That is not your current password.')).toBeVisible();
    await password.fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your account and everything in it is deleted.')).toBeVisible();

    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();
  });
});
