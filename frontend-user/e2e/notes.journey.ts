import { expect, test, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { call } from './actors/call';
import { keepNote, notesIn, openOwnPost, openSavedNotes } from './actors/notes';
import { settleAccount } from './actors/session';
import { hearToasts } from './actors/toasts';
import { draftIsThere, newPerson } from './actors/user';

/** What else the notes hold is in notes.spec.tsx. */
async function openCalendar(page: Page, journey: string) {
  await settleAccount(page.request, newPerson('Nadia Example', journey));
  const toasts = await hearToasts(page);
  await page.goto('/content-calendar');
  await expect(page.getByRole('heading', { name: 'Content Calendar', exact: true })).toBeVisible();
  return { toasts };
}

/** Calls with this method are refused from now on. */
const refusing = (page: Page, path: string, method: string, status: number) =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { error: 'The store is away.', code: 'test.failing' } })
      : route.fallback(),
  );

test('long notes reach the draft whole, also over a failure and a reload', async ({ page }) => {
  const { toasts } = await openCalendar(page, 'notes-long');
  const dialog = await openOwnPost(page);
  const field = dialog.getByLabel('Your notes', { exact: true });
  await field.press('Control+Enter');
  await expect(dialog.getByText('Please add some notes before drafting with AI')).toBeVisible();
  await expectClean(page);

  const long = 'Über Preise spricht niemand gern. '.repeat(140).trim();
  await field.fill(long);
  await refusing(page, '**/api/posts/generate', 'POST', 500);
  await dialog.getByRole('button', { name: 'Draft with AI', exact: true }).click();
  await toasts.said('Failed to draft post with AI');
  await expect(page).toHaveURL(/\/posts\/create\?is_custom=true$/);
  await page.unroute('**/api/posts/generate');
  const asked = page.waitForRequest('**/api/posts/generate');
  await page.reload();
  expect((await asked).postDataJSON()).toEqual({ custom_notes: long });
  await draftIsThere(page);
  await expect(page.getByLabel('Post text', { exact: true })).toHaveValue(/Preise/);
  await page.getByRole('link', { name: 'Back to Posts', exact: true }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Draft' })).toHaveCount(1);

  await page.goto('/content-calendar');
  await openOwnPost(page);
  await expect(field).toHaveValue('');
});

test('axe finds nothing serious in the saved notes, whatever becomes of them', async ({ page }) => {
  await openCalendar(page, 'notes-axe');
  const dialog = await openSavedNotes(page);
  await test.step('none yet, and one that cannot be added', async () => {
    await expect(dialog.getByText('No saved notes yet')).toBeVisible();
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Add New Note', exact: true }).click();
    const adding = page.getByRole('dialog', { name: 'Add New Note', exact: true });
    await adding.getByRole('button', { name: 'Save Note', exact: true }).click();
    await expect(adding.getByText('Please add some notes before saving')).toBeVisible();
    await expectClean(page);
  });

  await test.step('some, and one that is to be deleted', async () => {
    await keepNote(page, 'Milwaukee studio, call on May 6. Social is 31% of hours and 8% of income.');
    await page.reload();
    await openSavedNotes(page);
    await expect(notesIn(dialog)).toHaveCount(1);
    await expectClean(page);
    await dialog.getByRole('button', { name: /^Delete note/ }).click();
    const question = page.getByRole('dialog', { name: /^Are you sure/ });
    await expect(question).toContainText('Milwaukee studio');
    await expectClean(page);
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  });

  await test.step('one that was changed elsewhere, and one that was deleted there', async () => {
    const list = await page.request.get('/api/saved-notes');
    const { data } = (await list.json()) as { data: { id: string }[] };
    await dialog.getByRole('button', { name: /^Edit note/ }).click();
    await dialog.getByLabel('Edit note', { exact: true }).fill('My words');
    await call(page.request, 'PATCH', `/api/saved-notes/${data[0]!.id}`, {
      notes: 'Their words',
      version: 1,
    });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByRole('group', { name: 'The newer text', exact: true })).toHaveText(
      'Their words',
    );
    await expectClean(page);
    await call(page.request, 'DELETE', `/api/saved-notes/${data[0]!.id}`);
    await page.reload();
    await openSavedNotes(page);
    const lost = dialog.getByRole('region', { name: 'An edit that was not saved', exact: true });
    await expect(lost.getByLabel('Edit note', { exact: true })).toHaveValue('My words');
    await expectClean(page);
  });

  await test.step('some that cannot be read', async () => {
    await refusing(page, '**/api/saved-notes*', 'GET', 400);
    await page.reload();
    await openSavedNotes(page);
    await expect(dialog.getByRole('alert')).toContainText('Failed to load saved notes');
    await expectClean(page);
  });
});
