import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './call';

/** Keeps a note for whoever is signed in, without the page. */
export async function keepNote(page: Page, notes: string): Promise<void> {
  await call(page.request, 'POST', '/api/saved-notes', { notes });
}

const ownPostDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Create My Own Post', exact: true });
const savedNotesDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Saved Post Notes', exact: true });

/** The notes in the list, newest first. */
export const notesIn = (dialog: Locator): Locator =>
  dialog.getByRole('list', { name: 'Notes', exact: true }).getByRole('listitem');

/** Opens "Create My Own Post" on the calendar. */
export async function openOwnPost(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create My Own Post', exact: true }).click();
  const dialog = ownPostDialog(page);
  await expect(dialog.getByLabel('Your notes', { exact: true })).toBeFocused();
  return dialog;
}

/** Opens "Saved Post Notes" on the calendar. */
export async function openSavedNotes(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'View Saved Notes', exact: true }).click();
  const dialog = savedNotesDialog(page);
  await expect(dialog.getByRole('searchbox', { name: 'Search notes', exact: true })).toBeVisible();
  return dialog;
}
