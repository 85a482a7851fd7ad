import { expect, test } from '@playwright/test';
import { nextMonday, openCalendar } from './actors/calendar';
import { isSaved, savingOf, textOf } from './actors/editor';
import { goOffline } from './actors/network';
import { openNewPost } from './actors/post';
import { havePromptsWritten, noticeSays } from './actors/prompts';
import { settleAccount } from './actors/session';
import { newPerson, PASSWORD } from './actors/user';

test('without a network signing in fails at once in words, and is not sent by itself later', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) asked += 1;
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error occurred' })).toBeVisible();
  const before = asked;
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  expect(asked).toBe(before);
});

test('without a network each change says at once what becomes of it, and signing out works', async ({
  page,
  context,
  request,
}) => {
  await settleAccount(page.request, newPerson('Otto Example', 'offline-changes'));
  await havePromptsWritten(page.request, request, { count: 3, weeks: 1, push: false });

  await test.step('a star is taken back with the reason', async () => {
    const notices = page.waitForResponse(/toaster/);
    await page.goto('/content-calendar?view=library');
    const star = page.getByRole('button', { name: 'Add to favorites', exact: true }).first();
    await expect(star).toBeVisible();
    await notices;
    await goOffline(page);
    await star.click();
    await noticeSays(page, 'Failed to update favorite status');
    await expect(star).toBeVisible();
    await page.getByRole('radio', { name: '4 stars', exact: true }).first().click();
    await noticeSays(page, 'Your stars were not kept');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await context.setOffline(false);
  });

  await test.step('what is not on the device says so at once, and comes with the network', async () => {
    const ahead = ['move-dialog', 'item-menu', 'layout-menu-list', 'prompt-messages'].map((name) =>
      page.waitForResponse((response) => response.url().includes(name)),
    );
    await openCalendar(page, nextMonday());
    await Promise.all(ahead);
    await goOffline(page);
    await page.getByRole('button', { name: 'Layout: Week', exact: true }).click();
    // Its days are those of no other read: the free places of a move may be just the days of the month.
    await page.getByRole('menuitemradio', { name: 'List', exact: true }).click();
    const reason = page.getByRole('alert').filter({ hasText: 'this is not on your device' });
    await expect(reason).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Nothing is planned from /)).toBeVisible();
    await expect(reason).toHaveCount(0);
  });

  await test.step('what the editor needs is here once its page is open, and says why it does not open', async () => {
    const ahead = ['schedule-for', 'versions-dialog', 'account-menu-list', 'toaster'].map((name) =>
      page.waitForResponse((response) => response.url().includes(name)),
    );
    await openNewPost(page, 'On a train');
    await Promise.all(ahead);
    await context.setOffline(true);
    await textOf(page).fill('Written in a tunnel.');
    await expect(savingOf(page)).toHaveText('Offline – kept on this device');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await noticeSays(page, 'The text is not saved yet');
    await page.getByRole('button', { name: 'Versions', exact: true }).click();
    await noticeSays(page, 'The versions cannot be shown now');
    await context.setOffline(false);
    await isSaved(page);
  });

  await test.step('signing out ends here, and at the sign-in page once there is a network', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: /account menu/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await expect(page.getByText(/^You are signed out here\./)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/posts');
    await expect(page).toHaveURL(/\/login\?/);
  });
});
