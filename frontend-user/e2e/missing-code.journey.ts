import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './actors/axe';
import { fetchesAhead } from './actors/code';
import { isSaved, textOf, tool } from './actors/editor';
import { goOffline } from './actors/network';
import { openNewPost } from './actors/post';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

/** Longer than a page is left alone before it fetches what it may need later. */
const SETTLED_MS = 2_000;

test('what a page may need later is fetched ahead or as soon as there is a network, and only a part that cannot be had is missing', async ({
  page,
  context,
}) => {
  await settleAccount(page.request, newPerson('Ida Example', 'code-later'));
  const emoji = page.getByRole('dialog', { name: 'Emoji', exact: true });
  await page.clock.install();

  await test.step('without a network it waits, and comes with it', async () => {
    await openNewPost(page, 'In a tunnel');
    await context.setOffline(true);
    await page.clock.fastForward(SETTLED_MS);
    await tool(page, 'Emoji').click();
    await expect(emoji).toHaveCount(0);
    await textOf(page).fill('Written in a tunnel');
    await context.setOffline(false);
    await expect(emoji).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(textOf(page)).toHaveValue('Written in a tunnel');
    await isSaved(page);
  });

  await test.step('what was fetched ahead is there without a network', async () => {
    const fetched = fetchesAhead(page, 'emoji-picker');
    await page.reload();
    await fetched;
    await context.setOffline(true);
    await tool(page, 'Emoji').click();
    await expect(emoji).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a part whose code cannot be had is missing, and not the text that is being written', async () => {
    await page.route('**/assets/versions-dialog-*.js', (route) => route.abort());
    await page.reload();
    await textOf(page).fill('Not to be lost');
    await page.getByRole('button', { name: 'Versions', exact: true }).click();
    const notice = page.getByText('A part of this page could not be loaded', { exact: true });
    await expect(notice).toBeVisible();
    await expect(textOf(page)).toHaveValue('Not to be lost');

    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(notice).toBeHidden();
    await expect(textOf(page)).toHaveValue('Not to be lost');
    await page.getByRole('button', { name: 'Versions', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Versions', exact: true })).toBeVisible();
  });
});

test('a screen that is opened without a network comes as soon as there is one', async ({ page, context }) => {
  await settleAccount(page.request, newPerson('Ida Example', 'code-screen'));
  await openProfile(page);
  await goOffline(page);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await expect(page.getByRole('complementary', { name: 'Main', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible();
  await expectClean(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
  await context.setOffline(false);
  // It was missed for want of a network, not because of a newer version: now it comes.
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();

  await openProfile(page);
  await goOffline(page);
  await page.getByRole('link', { name: 'Feedback', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Feedback', exact: true })).toBeVisible();

  // The device has a network, which leads nowhere.
  await openProfile(page);
  await page.route('**/*', (route) => route.abort('addressunreachable'));
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Drumbeat cannot be reached' })).toBeVisible();
  await page.unroute('**/*');
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
});

/** A browser never asks again for what was on its way when the network went: all that comes later is there first. */
async function openProfile(page: Page): Promise<void> {
  const fetched = fetchesAhead(page, 'account-menu-list');
  await page.goto('/profile');
  await fetched;
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
}
