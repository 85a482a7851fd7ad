import { expect, test } from '@playwright/test';
import { openAccount, openSession } from './actors/session';
import { consoleIsOpen, DEMO_ADMIN, signInToConsole } from './actors/staff';
import { atStep, DEMO_USER, newPerson, signIn } from './actors/user';

/** Signed in, nobody stays there. */
const forVisitors = ['/', '/login', '/signup', '/help'];

test('the sidebar folds and stays folded', async ({ page }) => {
  await openSession(page.request);
  await page.goto('/resources');
  await expect(page.getByText('Upgrade to Pro')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse the sidebar', exact: true }).click();
  await expect(page.getByText('Upgrade to Pro')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Content Calendar', exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Expand the sidebar', exact: true }).click();
  await expect(page.getByText('Upgrade to Pro')).toBeVisible();
});

test('"Learn More" shows the plans to somebody who has the free one', async ({ page }) => {
  await openSession(page.request);
  await page.goto('/resources');
  await page.getByRole('link', { name: 'Learn More', exact: true }).click();
  await expect(page).toHaveURL(/\/product\?upgrade=true$/);
  await expect(page.getByText('This is your plan.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Drumbeat', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('everybody gets to where they belong', async ({ page }) => {
  await signIn(page, DEMO_USER);
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const address of ['/product', '/admin', ...forVisitors.filter((path) => path !== '/help')]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await page.goto('/help');
  await expect(page).toHaveURL(/\/resources$/);
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('whoever has not answered the questions comes to them', async ({ page }) => {
  await openAccount(page.request, newPerson('Hedy Example', 'shell-new'));
  for (const address of forVisitors) {
    await page.goto(address);
    await atStep(page, 'Who do you serve?');
    await expect(page).toHaveURL(/\/onboarding/);
  }
});

test('staff who sign in come to the console', async ({ page }) => {
  await signIn(page, DEMO_ADMIN);
  await consoleIsOpen(page);
  await expect(page).toHaveURL(/\/admin\/?$/);
});

test('a page of the console that somebody wanted is there after signing in', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fusers$/);
  await page.getByLabel('Email', { exact: true }).fill(DEMO_ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Users', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users/);
});

test('staff who open a page of users or visitors come to the console', async ({ page }) => {
  await signInToConsole(page);
  for (const address of ['/posts', ...forVisitors]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/admin\/?$/);
    await consoleIsOpen(page);
  }
});
