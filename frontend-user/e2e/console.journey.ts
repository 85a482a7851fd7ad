import { expect, test } from '@playwright/test';
import { enter } from './actors/keyboard';
import { signInToConsoleAlone } from './actors/staff';

test('staff sign out of the console, also where the server does not hear of it, and find the page again that they wanted', async ({
  page,
  request,
}) => {
  const { email, password } = await signInToConsoleAlone(page, request, 'console-out');
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true });
  const isNobodys = async () => {
    await page.goto('/admin/users');
    await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fusers$/);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  };
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut.click();
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible();
  await page.unroute('**/api/auth/logout');
  await isNobodys();

  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Users', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users/);
  await enter(page, signOut);
  await expect(page).toHaveURL(/\/login$/);
  await isNobodys();
});
