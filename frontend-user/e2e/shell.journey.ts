import { expect, test } from '@playwright/test';
import { DEMO_ADMIN } from './actors/staff';

test('a page of the console that somebody wanted is there after signing in', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fusers$/);
  await page.getByLabel('Email', { exact: true }).fill(DEMO_ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Users', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users/);
});
