import { expect, test } from '@playwright/test';
import { fits } from './actors/fits';
import { expectClean } from './actors/axe';
import { openNewPost } from './actors/post';
import { settleAccount } from './actors/session';
import { newPerson } from './actors/user';

test.describe.configure({ timeout: 180_000 });

test('a phone sends a line to the staff and gives feedback on a post', async ({ page }) => {
  await settleAccount(page.request, newPerson('Pia Example', 'feedback-phone'));
  await page.goto('/feedback');
  await page.getByLabel('Your line', { exact: true }).fill('Shorter hooks, please.');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(page.getByRole('list', { name: 'Your lines to the staff', exact: true })).toContainText(
    'Shorter hooks, please.',
  );

  await openNewPost(page, 'Written on the way');
  await page.getByRole('button', { name: 'Preview', exact: true }).tap();
  await page
    .getByRole('region', { name: 'Rate this post', exact: true })
    .getByRole('radio', { name: '2 stars', exact: true })
    .tap();
  await page.goto('/feedback');
  const given = page
    .getByRole('list', { name: 'Your ratings and feedback', exact: true })
    .getByRole('listitem');
  await expect(given.getByRole('img', { name: '2 of 5 stars', exact: true })).toBeVisible();
  await fits(page);
  await expectClean(page);
});
