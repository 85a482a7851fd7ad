import { expect, test } from '@playwright/test';
import { fits } from './actors/fits';
import { expectClean } from './actors/axe';
import { keepNote, notesIn, openOwnPost, openSavedNotes } from './actors/notes';
import { settleAccount } from './actors/session';
import { hearToasts } from './actors/toasts';
import { draftIsThere, newPerson } from './actors/user';

test('a phone keeps notes and drafts from them', async ({ page }) => {
  await settleAccount(page.request, newPerson('Pocket Example', 'notes-phone'));
  await keepNote(
    page,
    'Milwaukee studio, call on May 6. Social is 31% of hours and 8% of income. Thursdays are gone.',
  );
  const toasts = await hearToasts(page);
  await page.goto('/content-calendar');
  const own = await openOwnPost(page);
  await own.getByLabel('Your notes', { exact: true }).fill('Typed with two thumbs');
  await expectClean(page);

  await test.step('a notice of what failed leaves the buttons of the sheet free', async () => {
    await page.route('**/api/saved-notes', (route) => route.abort());
    await own.getByRole('button', { name: 'Save Notes', exact: true }).tap();
    const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Failed to save notes' });
    await expect(notice).toBeVisible();
    await expect(async () => {
      const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
      const top = (await own.boundingBox())?.y ?? 0;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(top);
    }).toPass();
    await page.unroute('**/api/saved-notes');
  });
  await own.getByRole('button', { name: 'Save Notes', exact: true }).tap();
  await toasts.said('Notes saved successfully!');

  const saved = await openSavedNotes(page);
  await expect(notesIn(saved)).toHaveCount(2);
  await fits(page);
  await expectClean(page);
  await notesIn(saved)
    .first()
    .getByRole('button', { name: /^Edit note/ })
    .tap();
  await saved.getByLabel('Edit note', { exact: true }).fill('Typed with one thumb');
  await saved.getByRole('button', { name: 'Save', exact: true }).tap();
  await toasts.said('Note saved successfully!');
  await notesIn(saved)
    .first()
    .getByRole('button', { name: /^Delete note/ })
    .tap();
  await page
    .getByRole('dialog', { name: /^Are you sure/ })
    .getByRole('button', { name: 'Delete note', exact: true })
    .tap();
  await toasts.said('Note deleted successfully');
  await notesIn(saved)
    .getByRole('button', { name: /^Draft Post/ })
    .tap();
  await draftIsThere(page);
});
