import { expect, test } from '@playwright/test';
import { settleAccount } from './actors/session';
import { draftIsThere, newPerson } from './actors/user';

test('notes of one’s own become a draft', async ({ page }) => {
  await settleAccount(page.request, newPerson('Grace Example', 'own-notes'));
  await page.goto('/content-calendar');

  await page.getByRole('button', { name: 'Create My Own Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create My Own Post' });
  await expect(dialog.getByRole('button', { name: 'Draft with AI' })).toBeDisabled();
  await dialog
    .getByLabel('Your notes')
    .fill('A client paid twice as fast once the invoice named one person.');
  const asked = page.waitForRequest('**/api/posts/generate');
  await dialog.getByRole('button', { name: 'Draft with AI' }).click();

  expect((await asked).postDataJSON()).toMatchObject({
    custom_notes: 'A client paid twice as fast once the invoice named one person.',
  });
  await draftIsThere(page);
  await expect(page.getByLabel('Post text')).toHaveValue(/invoice/);

  await page.getByRole('link', { name: 'Back to Posts' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Draft' })).toHaveCount(1);
});
