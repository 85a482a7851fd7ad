import { expect, test } from '@playwright/test';
import { signInToConsole } from './actors/staff';
import { DEMO_USER, signIn } from './actors/user';

test('the sidebar folds and stays folded', async ({ page }) => {
  await signIn(page, DEMO_USER);
  await expect(page.getByText('Upgrade to Pro')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await expect(page.getByText('Upgrade to Pro')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Content Calendar' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Expand the sidebar' }).click();
  await expect(page.getByText('Upgrade to Pro')).toBeVisible();
});

test('"Learn More" shows the plans to somebody who has the free one', async ({ page }) => {
  await signIn(page, DEMO_USER);
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(/\/product\?upgrade=true$/);
  await expect(page.getByText('This is your plan.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Drumbeat' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('everybody gets to where they belong', async ({ page }) => {
  await signIn(page, DEMO_USER);
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const address of ['/product', '/admin', '/signup', '/help']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test('staff who open a page of users come to the console', async ({ page }) => {
  await signInToConsole(page);
  await page.goto('/posts');
  await expect(page).toHaveURL(/\/admin\/?$/);
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
});
