import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openSession, settleAccount } from './actors/session';
import { hearToasts } from './actors/toasts';
import { newPerson, PASSWORD } from './actors/user';

const NEW_PASSWORD = 'four quiet drums at dawn';

/** A second browser of the same person. */
async function elsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSession(page.request, { email, password: PASSWORD });
  return page;
}

test('a person changes the password, ends a device, takes their data along and deletes the account', async ({
  page,
  browser,
}) => {
  const person = newPerson('Mary Example', 'settings');
  await settleAccount(page.request, person);
  const toasts = await hearToasts(page);

  await test.step('another device is shown, and ended', async () => {
    const other = await elsewhere(browser, person.email);
    await page.goto('/settings#sessions');
    await page.getByRole('button', { name: /^End session/ }).click();
    await toasts.said('That device is signed out');
    await expect(page.getByRole('button', { name: /^End session/ })).toHaveCount(0);
    await other.goto('/posts');
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
  });

  await test.step('the password is changed only by who knows it, and other devices are signed out', async () => {
    const other = await elsewhere(browser, person.email);
    await page.goto('/settings#password');
    await page.getByLabel('Current password', { exact: true }).fill('not this one at all');
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    await expect(page.getByText('That is not your current password.')).toBeVisible();
    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    await toasts.said('Password changed');
    await other.goto('/posts');
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
  });

  await test.step('everything comes as a ZIP', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data', exact: true }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    expect(file.toString('latin1')).toContain('profiles.json');
  });

  await test.step('the account is deleted after the word and the password', async () => {
    await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account', exact: true });
    const forGood = dialog.getByRole('button', { name: 'Delete for good', exact: true });
    await expect(forGood).toBeDisabled();
    await dialog.getByLabel('Type DELETE to confirm', { exact: true }).fill('DELETE');
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await forGood.click();
    await expect(dialog.getByText('That is not your current password.')).toBeVisible();
    await dialog.getByLabel('Your password', { exact: true }).fill(NEW_PASSWORD);
    await forGood.click();
    await expect(page.getByText('Your account and everything in it is deleted.')).toBeVisible();

    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Invalid email or password. Please check your credentials.')).toBeVisible();
  });
});
