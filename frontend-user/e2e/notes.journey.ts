import { expect, test, type Page } from '@playwright/test';
import { expectClean } from './actors/axe';
import { call } from './actors/call';
import {
  keepNote,
  notesIn,
  openOwnPost,
  openSavedNotes,
  ownPostDialog,
  savedNotesDialog,
} from './actors/notes';
import { endSessions, settleAccount } from './actors/session';
import { shareTime } from './actors/time';
import { hearToasts } from './actors/toasts';
import { draftIsThere, newPerson, PASSWORD, signIn } from './actors/user';

test.describe.configure({ timeout: 180_000 });

const savedNotes = '**/api/saved-notes*';

async function openCalendar(page: Page, journey: string) {
  const person = newPerson('Nadia Example', journey);
  await settleAccount(page.request, person);
  const toasts = await hearToasts(page);
  await page.goto('/content-calendar');
  await expect(page.getByRole('heading', { name: 'Content Calendar', exact: true })).toBeVisible();
  return { ...person, toasts };
}

/** Calls with this method get this answer; `null` breaks the connection off. */
const answering = (page: Page, path: string, method: string, status: number | null) =>
  page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return status === null
      ? route.abort()
      : route.fulfill({ status, json: { error: 'The store is away.', code: 'test.failing' } });
  });

test('notes are added, found, mended and thrown away', async ({ page }) => {
  const { toasts } = await openCalendar(page, 'notes');
  const dialog = await openSavedNotes(page);
  await expect(dialog.getByText('No saved notes yet')).toBeVisible();
  await expectClean(page);

  await dialog.getByRole('button', { name: 'Add New Note', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Note', exact: true });
  await adding.getByLabel('Your note', { exact: true }).fill('   ');
  await adding.getByRole('button', { name: 'Save Note', exact: true }).click();
  await expect(adding.getByText('Please add some notes before saving')).toBeVisible();
  await expectClean(page);
  await adding.getByLabel('Your note', { exact: true }).fill('Prices are a story too');
  await adding.getByRole('button', { name: 'Save Note', exact: true }).click();
  await toasts.said('Note saved successfully!');
  await expect(adding).toBeHidden();
  await keepNote(page, 'Milwaukee studio, call on May 6. Social is 31% of hours and 8% of income.');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openSavedNotes(page);
  const notes = notesIn(dialog);
  await expect(notes.getByRole('heading')).toHaveText([
    'Milwaukee studio, call on May 6. Social is 31% ...',
    'Prices are a story too',
  ]);
  await expectClean(page);
  await dialog.getByRole('searchbox', { name: 'Search notes', exact: true }).fill('STORY');
  await expect(notes).toHaveCount(1);
  await dialog.getByRole('searchbox', { name: 'Search notes', exact: true }).fill('nothing like it');
  await expect(dialog.getByText('No notes found')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear search', exact: true }).click();
  await expect(notes).toHaveCount(2);

  await notes
    .nth(1)
    .getByRole('button', { name: /^Edit note/ })
    .click();
  await dialog.getByLabel('Edit note', { exact: true }).fill('Prices are a promise');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await toasts.said('Note saved successfully!');
  await expect(notes.nth(1).getByRole('heading')).toHaveText('Prices are a promise');

  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this note?',
    exact: true,
  });
  await notes
    .nth(1)
    .getByRole('button', { name: /^Delete note/ })
    .click();
  await expect(question).toContainText('Prices are a promise');
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(notes).toHaveCount(2);
  await notes
    .nth(1)
    .getByRole('button', { name: /^Delete note/ })
    .click();
  await expectClean(page);
  await question.getByRole('button', { name: 'Delete note', exact: true }).click();
  await toasts.said('Note deleted successfully');
  await expect(notes).toHaveCount(1);
});

test('a saved note becomes a draft', async ({ page }) => {
  await openCalendar(page, 'notes-draft');
  await keepNote(page, 'Invoices that name one person are paid twice as fast.');
  const dialog = await openSavedNotes(page);
  const asked = page.waitForRequest('**/api/posts/generate');
  // A quick writer leads on to the post's own address before anybody has looked at this one.
  const cameBy = page.waitForURL(/\/posts\/create\?custom_notes=Invoices\+that.*&is_custom=true$/);
  await notesIn(dialog)
    .getByRole('button', { name: /^Draft Post/ })
    .click();
  await cameBy;
  expect((await asked).postDataJSON()).toEqual({
    custom_notes: 'Invoices that name one person are paid twice as fast.',
  });
  await draftIsThere(page);
});

test('an edit that came too late shows the newer text and keeps the own one', async ({ page }) => {
  await openCalendar(page, 'notes-stale');
  await keepNote(page, 'The first words');
  const dialog = await openSavedNotes(page);
  await notesIn(dialog)
    .getByRole('button', { name: /^Edit note/ })
    .click();
  await dialog.getByLabel('Edit note', { exact: true }).fill('My words');
  const list = await page.request.get('/api/saved-notes');
  const { data } = (await list.json()) as { data: { id: string }[] };
  await call(page.request, 'PATCH', `/api/saved-notes/${data[0]!.id}`, { notes: 'Their words', version: 1 });

  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('This note was changed somewhere else in the meantime.')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'The newer text', exact: true })).toHaveText('Their words');
  await expect(dialog.getByLabel('Your text, not saved yet', { exact: true })).toHaveValue('My words');
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Save my text', exact: true }).click();
  await expect(notesIn(dialog).getByRole('heading')).toHaveText('My words');
});

test('what is typed while a note is saved stays, and outlives the note', async ({ page }) => {
  const { email, toasts } = await openCalendar(page, 'notes-typing');
  await keepNote(page, 'The first words');
  const dialog = await openSavedNotes(page);
  await notesIn(dialog)
    .getByRole('button', { name: /^Edit note/ })
    .click();
  const field = dialog.getByLabel('Edit note', { exact: true });
  await field.fill('The second words');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/saved-notes/*', async (route) => {
    await held;
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await field.fill('The second words and more');
  answer();
  await toasts.said('Note saved successfully!');
  await expect(field).toHaveValue('The second words and more');

  const list = await page.request.get('/api/saved-notes');
  const { data } = (await list.json()) as { data: { id: string; notes: string }[] };
  expect(data.map(({ notes }) => notes)).toEqual(['The second words']);
  await call(page.request, 'DELETE', `/api/saved-notes/${data[0]!.id}`);
  await page.reload();
  await openSavedNotes(page);
  const lost = dialog.getByRole('region', { name: 'An edit that was not saved', exact: true });
  await expect(lost.getByLabel('Edit note', { exact: true })).toHaveValue('The second words and more');
  await expectClean(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: email }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { email, password: PASSWORD });
  await page.goto('/content-calendar');
  await openSavedNotes(page);
  await expect(notesIn(dialog).getByRole('heading')).toHaveText('The second words and more');
  await expect(lost).toHaveCount(0);
});

test('own notes outlive their dialog, a reload and the session, until they are saved', async ({ page }) => {
  const { email, toasts } = await openCalendar(page, 'notes-kept');
  let dialog = await openOwnPost(page);
  const field = dialog.getByLabel('Your notes', { exact: true });
  await expect(dialog.getByRole('button', { name: 'Save Notes', exact: true })).toBeDisabled();
  await field.fill('  \n ');
  await expect(dialog.getByRole('button', { name: 'Save Notes', exact: true })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Draft with AI', exact: true })).toBeDisabled();
  await field.press('Control+s');
  await expect(dialog.getByText('Please add some notes before saving')).toBeVisible();
  await field.press('Control+Enter');
  await expect(dialog.getByText('Please add some notes before drafting with AI')).toBeVisible();
  await expectClean(page);

  await field.fill('Forty owners, one question.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  dialog = await openOwnPost(page);
  await expect(field).toHaveValue('Forty owners, one question.');

  await endSessions(page.request);
  await dialog.getByRole('button', { name: 'Save Notes', exact: true }).click();
  await toasts.said('Please log in to save notes');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, { email, password: PASSWORD });
  await page.goto('/content-calendar');
  await openOwnPost(page);
  await expect(field).toHaveValue('Forty owners, one question.');
  await dialog.getByRole('button', { name: 'Save Notes', exact: true }).click();
  await toasts.said('Notes saved successfully!');
  await expect(dialog).toBeHidden();
  await expect(notesIn(await openSavedNotes(page)).getByRole('heading')).toHaveText(
    'Forty owners, one question.',
  );

  await page.keyboard.press('Escape');
  await endSessions(page.request);
  await page.getByRole('button', { name: 'View Saved Notes', exact: true }).click();
  await toasts.said('Please log in to view saved notes');
});

test('long notes reach the draft whole, and too long ones are named, not cut', async ({ page }) => {
  const { toasts } = await openCalendar(page, 'notes-long');
  const dialog = await openOwnPost(page);
  const long = 'Über Preise spricht niemand gern. '.repeat(140).trim();
  await dialog.getByLabel('Your notes', { exact: true }).fill(`${long}${'x'.repeat(5_000)}`);
  await expect(dialog.getByText(/Notes can have up to 5,000 characters/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Draft with AI', exact: true })).toBeDisabled();
  await dialog.getByLabel('Your notes', { exact: true }).fill(long);

  await answering(page, '**/api/posts/generate', 'POST', 500);
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
  await expect(dialog.getByLabel('Your notes', { exact: true })).toHaveValue('');
});

test('calls that fail say what did not happen, and nothing is lost', async ({ page }) => {
  const { toasts } = await openCalendar(page, 'notes-failing');
  await keepNote(page, 'Here to stay');
  const own = await openOwnPost(page);
  await own.getByLabel('Your notes', { exact: true }).fill('Worth keeping');
  await answering(page, savedNotes, 'POST', 500);
  await own.getByRole('button', { name: 'Save Notes', exact: true }).click();
  await toasts.said('Failed to save notes to database');
  await answering(page, savedNotes, 'POST', null);
  await own.getByRole('button', { name: 'Save Notes', exact: true }).click();
  await toasts.said('Failed to save notes');
  await expect(own.getByLabel('Your notes', { exact: true })).toHaveValue('Worth keeping');
  await page.keyboard.press('Escape');
  await expect(ownPostDialog(page)).toBeHidden();

  const saved = await openSavedNotes(page);
  await saved.getByRole('button', { name: 'Add New Note', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Note', exact: true });
  await adding.getByLabel('Your note', { exact: true }).fill('One more');
  await adding.getByRole('button', { name: 'Save Note', exact: true }).click();
  await toasts.said('Failed to save note');
  await expect(adding.getByLabel('Your note', { exact: true })).toHaveValue('One more');
  await adding.getByRole('button', { name: 'Cancel', exact: true }).click();

  await answering(page, '**/api/saved-notes/*', 'DELETE', 500);
  await notesIn(saved)
    .getByRole('button', { name: /^Delete note/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Are you sure/ })
    .getByRole('button', { name: 'Delete note', exact: true })
    .click();
  await toasts.said('Failed to delete note');
  await expect(notesIn(saved)).toHaveCount(1);

  await page.keyboard.press('Escape');
  await page.reload();
  await answering(page, savedNotes, 'GET', 400);
  await openSavedNotes(page);
  const alert = savedNotesDialog(page).getByRole('alert');
  await expect(alert).toContainText('Failed to load saved notes');
  await expectClean(page);
  await page.unroute(savedNotes);
  await alert.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(notesIn(saved)).toHaveCount(1);

  await answering(page, '**/api/posts/generate', 'POST', 500);
  await notesIn(saved)
    .getByRole('button', { name: /^Draft Post/ })
    .click();
  await toasts.said('Failed to draft post');
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
});

test('signing out saves what was typed as a note', async ({ page }) => {
  const { email } = await openCalendar(page, 'notes-sign-out');
  const dialog = await openOwnPost(page);
  await dialog.getByLabel('Your notes', { exact: true }).fill('Typed and never saved');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { email, password: PASSWORD });
  await page.goto('/content-calendar');
  await expect(notesIn(await openSavedNotes(page)).getByRole('heading')).toHaveText('Typed and never saved');
});

test('saving and drafting are tracked', async ({ page }) => {
  const notes = 'A client asked for a discount, and I showed what it would cost.';
  await settleAccount(page.request, newPerson('Tracked Example', 'notes-tracked'));
  const time = await shareTime(page);
  const events: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/tracking/events')) return;
    events.push(...(request.postDataJSON() as { events: unknown[] }).events);
  });
  const began = page.waitForResponse('**/api/tracking/sessions');
  await page.goto('/content-calendar');
  await began;
  const dialog = await openOwnPost(page);
  await dialog.getByLabel('Your notes', { exact: true }).fill('To be kept');
  await dialog.getByRole('button', { name: 'Save Notes', exact: true }).click();
  await expect(dialog).toBeHidden();
  await openOwnPost(page);
  await dialog.getByLabel('Your notes', { exact: true }).fill(notes);
  await dialog.getByRole('button', { name: 'Draft with AI', exact: true }).click();
  await draftIsThere(page);
  await time.pass(31_000);
  const tracked = (event_name: string, event_data: object) =>
    expect.poll(() => events).toContainEqual(expect.objectContaining({ event_name, event_data }));
  await tracked('prompt_calendar_save_notes', {});
  await tracked('prompt_calendar_draft_with_ai', { notes_length: notes.length });
  await page.unrouteAll({ behavior: 'wait' });
});
