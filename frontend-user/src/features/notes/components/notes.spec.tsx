import {
  doesNotSay,
  eventually,
  field,
  fill,
  gate,
  gone,
  http,
  HttpResponse,
  leftFor,
  press,
  refusal,
  says,
  server,
  the,
  user,
  within,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { asUser, asVisitor } from '../../../testing/answers';
import { haveNotes } from '../../../testing/note-answers';
import { noticeSays } from '../../../testing/notices';
import { open } from '../../../testing/open-app';
import { havePrompts } from '../../../testing/prompt-answers';

beforeEach(() => {
  asUser();
  havePrompts();
});

const ownPost = () => the('dialog', 'Create My Own Post');
const savedNotes = () => the('dialog', 'Saved Post Notes');

async function openOwnPost(): Promise<HTMLElement> {
  await press('Create My Own Post');
  const dialog = await ownPost();
  await eventually(async () => expect(await field('Your notes', dialog)).toHaveFocus());
  return dialog;
}

async function openSavedNotes(): Promise<HTMLElement> {
  await press('View Saved Notes');
  const dialog = await savedNotes();
  await the('searchbox', 'Search notes');
  return dialog;
}

/** Waits until the list has these notes, newest first. */
const listed = (...titles: string[]) =>
  eventually(async () => {
    const list = await the('list', 'Notes');
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(titles);
  });

async function signOut(): Promise<void> {
  await press(/account menu/i);
  await press('Sign out', {}, 'menuitem');
  await eventually(() => expect(leftFor()).toBe('/login'));
}

/** Nobody is signed in any more, whatever the page believes. */
function endSession(): void {
  const ended = () => refusal(401, 'Sign in first', { code: 'auth.required' });
  server.use(
    http.get('/api/beta/auth/session', ({ response }) => response(200).json({ session: null, user: null })),
    http.post('/api/auth/refresh', ({ response }) => response.untyped(ended())),
    http.get('/api/saved-notes', ({ response }) => response.untyped(ended())),
    http.post('/api/saved-notes', ({ response }) => response.untyped(ended())),
  );
}

describe('Saved notes', () => {
  it('are added, found, changed and thrown away', async () => {
    const made = haveNotes();
    await open('/content-calendar');
    const dialog = await openSavedNotes();
    await says('No saved notes yet', dialog);

    await press('Add New Note', { inside: dialog });
    const adding = await the('dialog', 'Add New Note');
    await fill('Your note', '   ', adding);
    await press('Save Note', { inside: adding });
    await says('Please add some notes before saving', adding);
    await fill('Your note', 'Prices are a story too', adding);
    await press('Save Note', { inside: adding });
    await noticeSays('Note saved successfully!');
    await gone('dialog', 'Add New Note');
    await listed('Prices are a story too');
    await press('Add New Note', { inside: dialog });
    await fill('Your note', 'Social is 31% of hours', await the('dialog', 'Add New Note'));
    await press('Save Note');
    await noticeSays('Note saved successfully!');

    await user.keyboard('{Escape}');
    await gone('dialog');
    await openSavedNotes();
    await listed('Social is 31% of hours', 'Prices are a story too');
    await fill('Search notes', 'STORY');
    await listed('Prices are a story too');
    await fill('Search notes', 'nothing like it');
    await says('No notes found');
    await press('Clear search');
    await listed('Social is 31% of hours', 'Prices are a story too');

    await press('Edit note: Prices are a story too');
    await fill('Edit note', 'Prices are a promise');
    await press('Save');
    await noticeSays('Note saved successfully!');
    await listed('Social is 31% of hours', 'Prices are a promise');

    await press('Delete note: Prices are a promise');
    const question = await the('dialog', 'Are you sure you want to delete this note?');
    expect(question).toHaveTextContent('Prices are a promise');
    await press('Cancel', { inside: question });
    await gone('dialog', 'Are you sure you want to delete this note?');
    expect(made.notes).toHaveLength(2);
    await press('Delete note: Prices are a promise');
    await press('Delete note', { inside: await the('dialog', 'Are you sure you want to delete this note?') });
    await noticeSays('Note deleted successfully');
    await listed('Social is 31% of hours');
    expect(made.texts()).toEqual(['Social is 31% of hours']);
  });

  it('show a newer text beside the own one where an edit came too late', async () => {
    const made = haveNotes('The first words');
    await open('/content-calendar');
    const dialog = await openSavedNotes();
    await press('Edit note: The first words');
    await fill('Edit note', 'My words', dialog);
    made.notes = made.notes.map((note) => ({ ...note, notes: 'Their words', version: 2 }));
    await press('Save', { inside: dialog });
    await says('This note was changed somewhere else in the meantime.', dialog);
    expect(await the('group', 'The newer text')).toHaveTextContent('Their words');
    expect(await field('Your text, not saved yet')).toHaveValue('My words');
    expect(made.texts()).toEqual(['Their words']);
    await press('Save my text', { inside: dialog });
    await listed('My words');
    expect(made.texts()).toEqual(['My words']);
  });

  it('leave what is typed while one is saved; it outlives the note, and signing out saves it', async () => {
    const made = haveNotes('The first words');
    await open('/content-calendar');
    await openSavedNotes();
    await press('Edit note: The first words');
    await fill('Edit note', 'The second words');
    const held = gate();
    server.use(
      http.patch('/api/saved-notes/{id}', async () => {
        await held.passed;
        // The one below answers.
        return undefined;
      }),
    );
    await press('Save');
    await fill('Edit note', 'The second words and more');
    held.open();
    await noticeSays('Note saved successfully!');
    expect(await field('Edit note')).toHaveValue('The second words and more');
    expect(made.texts()).toEqual(['The second words']);

    made.notes = [];
    await open('/content-calendar');
    await openSavedNotes();
    const lost = await the('region', 'An edit that was not saved');
    expect(await field('Edit note', lost)).toHaveValue('The second words and more');
    await user.keyboard('{Escape}');
    await gone('dialog');
    await signOut();
    expect(made.texts()).toEqual(['The second words and more']);
    asUser();
    havePrompts();
    await open('/content-calendar');
    await openSavedNotes();
    await listed('The second words and more');
    await gone('region', 'An edit that was not saved');
  });

  it('say what failed, and nothing is lost', async () => {
    haveNotes('Here to stay');
    server.use(
      http.post('/api/saved-notes', ({ response }) => response.untyped(refusal(500, 'The store is away.'))),
      http.delete('/api/saved-notes/{id}', ({ response }) =>
        response.untyped(refusal(500, 'The store is away.')),
      ),
    );
    await open('/content-calendar');
    const own = await openOwnPost();
    await fill('Your notes', 'Worth keeping', own);
    await press('Save Notes', { inside: own });
    await noticeSays('Failed to save notes to database');
    server.use(http.post('/api/saved-notes', () => HttpResponse.error()));
    await press('Save Notes', { inside: own });
    await noticeSays('Failed to save notes');
    expect(await field('Your notes', own)).toHaveValue('Worth keeping');
    await user.keyboard('{Escape}');
    await gone('dialog');

    const saved = await openSavedNotes();
    await press('Add New Note', { inside: saved });
    const adding = await the('dialog', 'Add New Note');
    await fill('Your note', 'One more', adding);
    await press('Save Note', { inside: adding });
    await noticeSays('Failed to save note');
    expect(await field('Your note', adding)).toHaveValue('One more');
    await press('Cancel', { inside: adding });
    await gone('dialog', 'Add New Note');

    await press('Delete note: Here to stay');
    await press('Delete note', { inside: await the('dialog', /^Are you sure/) });
    await noticeSays('Failed to delete note');
    await gone('dialog', /^Are you sure/);
    await listed('Here to stay');
  });

  it('say that they could not be read, and are read by another try', async () => {
    haveNotes('Here to stay');
    server.use(
      http.get('/api/saved-notes', ({ response }) => response.untyped(refusal(400, 'Away')), { once: true }),
    );
    await open('/content-calendar');
    const dialog = await openSavedNotes();
    const alert = await the('alert', undefined, { inside: dialog });
    expect(alert).toHaveTextContent('Failed to load saved notes');
    await press('Try again', { inside: alert });
    await listed('Here to stay');
  });

  it('become a draft, and say where none could be written', async () => {
    haveNotes('Invoices that name one person are paid twice as fast.');
    const asked: unknown[] = [];
    server.use(
      http.post('/api/posts/generate', async ({ request, response }) => {
        asked.push(await request.json());
        return response.untyped(refusal(500, 'No writer'));
      }),
    );
    await open('/content-calendar');
    await openSavedNotes();
    await press(/^Draft Post/);
    await noticeSays('Failed to draft post');
    await the('button', 'Try again');
    expect(window.location.pathname + window.location.search).toMatch(
      /^\/posts\/create\?custom_notes=Invoices\+that.*&is_custom=true$/,
    );
    expect(asked).toEqual([{ custom_notes: 'Invoices that name one person are paid twice as fast.' }]);
  });

  it('are not shown to whoever is signed out, who is told why', async () => {
    haveNotes('Here to stay');
    await open('/content-calendar');
    await the('button', 'View Saved Notes');
    endSession();
    await press('View Saved Notes');
    await noticeSays('Please log in to view saved notes', { dismiss: false });
  });
});

describe('Own notes', () => {
  it('are neither saved nor drafted from while they are blank or too long', async () => {
    await open('/content-calendar');
    const dialog = await openOwnPost();
    const isOff = async (name: string) =>
      expect(await the('button', name, { inside: dialog })).toBeDisabled();
    await isOff('Save Notes');
    await fill('Your notes', '  \n ', dialog);
    await isOff('Save Notes');
    await isOff('Draft with AI');
    await user.keyboard('{Control>}s{/Control}');
    await says('Please add some notes before saving', dialog);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await says('Please add some notes before drafting with AI', dialog);

    await fill('Your notes', 'x'.repeat(5_001), dialog);
    await says(/Notes can have up to 5,000 characters/, dialog);
    await isOff('Draft with AI');
    await fill('Your notes', 'x'.repeat(5_000), dialog);
    await doesNotSay(/Notes can have up to 5,000 characters/);
    await eventually(async () => expect(await the('button', 'Draft with AI')).toBeEnabled());
  });

  it('outlive their dialog, a reload and the session, until they are saved', async () => {
    const made = haveNotes();
    await open('/content-calendar');
    await openOwnPost();
    await fill('Your notes', 'Forty owners, one question.');
    await user.keyboard('{Escape}');
    await gone('dialog');
    await open('/content-calendar');
    await openOwnPost();
    expect(await field('Your notes')).toHaveValue('Forty owners, one question.');

    endSession();
    await press('Save Notes');
    await noticeSays('Please log in to save notes', { dismiss: false });
    await eventually(() => expect(window.location.pathname).toBe('/login'));
    asVisitor();

    asUser();
    havePrompts();
    const after = haveNotes();
    await open('/content-calendar');
    await openOwnPost();
    expect(await field('Your notes')).toHaveValue('Forty owners, one question.');
    await press('Save Notes');
    await noticeSays('Notes saved successfully!');
    await gone('dialog');
    expect([made.texts(), after.texts()]).toEqual([[], ['Forty owners, one question.']]);
    await openOwnPost();
    expect(await field('Your notes')).toHaveValue('');
  });

  it('are saved as a note by signing out', async () => {
    const made = haveNotes();
    await open('/content-calendar');
    await openOwnPost();
    await fill('Your notes', 'Typed and never saved');
    await user.keyboard('{Escape}');
    await gone('dialog');
    await open('/content-calendar');
    await the('button', 'Create My Own Post');
    await signOut();
    expect(made.texts()).toEqual(['Typed and never saved']);
  });

  it('are tracked when they are saved and drafted from', async () => {
    const sent: unknown[] = [];
    haveNotes();
    server.use(
      http.post('/api/tracking/sessions', ({ response }) => response(201).json({ id: 'made-up' })),
      http.post('/api/tracking/events', async ({ request, response }) => {
        sent.push(...(await request.json()).events);
        return response(202).json({ accepted: 1 });
      }),
      http.post('/api/posts/generate', ({ response }) => response.untyped(refusal(500, 'No writer'))),
    );
    await open('/content-calendar');
    await eventually(() => expect(JSON.stringify(sessionStorage)).toContain('made-up'));
    await openOwnPost();
    await fill('Your notes', 'To be kept');
    await press('Save Notes');
    await gone('dialog');
    await openOwnPost();
    await fill('Your notes', 'What a discount would cost');
    await press('Draft with AI');
    await the('button', 'Try again');
    // Whoever signs out sends what waits.
    await signOut();
    for (const [event_name, event_data] of [
      ['prompt_calendar_save_notes', {}],
      ['prompt_calendar_draft_with_ai', { notes_length: 'What a discount would cost'.length }],
    ] as const) {
      await eventually(() =>
        expect(sent).toContainEqual(expect.objectContaining({ event_name, event_data })),
      );
    }
  });
});
