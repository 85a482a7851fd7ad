import {
  doesNotSay,
  eventually,
  field,
  fill,
  gone,
  http,
  press,
  refusal,
  says,
  server,
  the,
} from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson, asStaff } from '../../../testing/answers';
import { open } from '../../../testing/open-console';

const aNote = (id: string, text: string, version = 1) => ({
  id,
  text,
  author_name: 'Stella Example',
  version,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
});

const anApproval = {
  id: 'release',
  post_id: 'a-post',
  text: 'As it was sent.',
  state: 'published' as const,
  due_at: '2026-11-20T08:00:00.000Z',
  published_at: '2026-11-20T08:00:05.000Z',
  linkedin_url: null,
  approved_at: '2026-11-18T10:00:00.000Z',
  approved_by: 'ann@example.test',
  source_type: 'prompt',
  writer_kind: 'model' as const,
  writer_label: 'a-model',
  kept_share: 0.75,
};

beforeEach(() => {
  asStaff();
  server.use(
    http.get('/api/admin/users/{id}', ({ response }) =>
      response(200).json(aPerson('ann', { full_name: 'Ann Example', last_seen_at: null })),
    ),
    http.get('/api/admin/prompt-batches', ({ response }) => response(200).json({ data: [], total: 0 })),
  );
});

describe('The page of a user', () => {
  it('says when they were here and posted last, and leads to what they see', async () => {
    await open('/admin/users/ann');
    const activity = await the('region', 'Activity');
    await says('Not of late', activity);
    await says('Nov 20, 2026', activity);
    await says('4 weeks', activity);
    await says('2 of 3 posts', activity);
    expect(await the('link', 'Their calendar', { inside: activity })).toHaveAttribute(
      'href',
      '/admin/users/ann/calendar',
    );
    expect(await the('link', 'their posts', { inside: activity })).toHaveAttribute(
      'href',
      '/admin/posts?filter=%7B%22user_id%22%3A%22ann%22%7D',
    );
  });

  it('has notes of staff, which are added, changed and deleted', async () => {
    let notes = [aNote('first', 'Prefers calls.')];
    server.use(
      http.get('/api/admin/users/{id}/notes', ({ response }) => response(200).json({ data: notes })),
      http.post('/api/admin/users/{id}/notes', async ({ request, response }) => {
        const { text } = await request.json();
        notes = [aNote('second', text), ...notes];
        return response(201).json(notes[0]!);
      }),
      http.patch('/api/admin/users/{id}/notes/{noteId}', async ({ request, response }) => {
        const { text, version } = await request.json();
        notes = notes.map((note) => (note.id === 'first' ? aNote('first', text, version + 1) : note));
        return response(200).json(notes[1]!);
      }),
      http.delete('/api/admin/users/{id}/notes/{noteId}', ({ params, response }) => {
        notes = notes.filter(({ id }) => id !== params.noteId);
        return response(204).empty();
      }),
    );
    await open('/admin/users/ann');
    const section = await the('region', 'Notes');
    await says('Prefers calls.', section);
    await fill('New note', 'Away in May');
    await press('Add');
    await says('Away in May', await the('list', 'Notes'));
    await press('Delete', { inside: (await the('list', 'Notes')).children[0] as HTMLElement });
    const question = await the('dialog', 'Delete this note?');
    await says('Away in May', question);
    await press('Keep it', { inside: question });
    await gone('dialog', 'Delete this note?');
    await says('Away in May', await the('list', 'Notes'));
    await press('Delete', { inside: (await the('list', 'Notes')).children[0] as HTMLElement });
    await press('Delete it');
    await doesNotSay('Away in May');
    // The note in its place has the focus.
    await eventually(async () =>
      expect((await the('list', 'Notes')).children[0]).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await press('Edit', { inside: section });
    await fill('Note', 'Prefers mails.');
    await press('Save', { inside: section });
    await says('Prefers mails.', section);
    await says(/changed since$/, section);
  });

  it('keeps both texts of a note that two people edit, until one of them is saved on purpose', async () => {
    const sent: unknown[] = [];
    let note = aNote('first', 'Prefers calls.');
    server.use(
      http.get('/api/admin/users/{id}/notes', ({ response }) => response(200).json({ data: [note] })),
      http.patch('/api/admin/users/{id}/notes/{noteId}', async ({ request, response }) => {
        const { text, version } = await request.json();
        sent.push({ text, version });
        if (version !== note.version) {
          const details = { current: note, changed_by: 'bob@example.test' };
          return response.untyped(refusal(409, 'Too late.', { code: 'staff_note.stale', details }));
        }
        note = aNote('first', text, version + 1);
        return response(200).json(note);
      }),
    );
    await open('/admin/users/ann');
    const section = await the('region', 'Notes');
    await press('Edit', { inside: section });
    await fill('Note', 'Prefers mails.');
    note = aNote('first', 'Is away.', 2);
    await press('Save', { inside: section });
    await says('Changed meanwhile by bob@example.test.', section);
    await says('Is away.', section);
    expect(await field('Note')).toHaveValue('Prefers mails.');
    await press('Save', { inside: section });
    await gone('button', 'Take theirs');
    expect(sent).toEqual([
      { text: 'Prefers mails.', version: 1 },
      { text: 'Prefers mails.', version: 2 },
    ]);
  });

  it('keeps the words of a note that somebody else deletes, and saves them as a new one', async () => {
    let notes = [aNote('first', 'Prefers calls.')];
    server.use(
      http.get('/api/admin/users/{id}/notes', ({ response }) => response(200).json({ data: notes })),
      http.post('/api/admin/users/{id}/notes', async ({ request, response }) => {
        notes = [aNote('second', (await request.json()).text)];
        return response(201).json(notes[0]!);
      }),
      http.patch('/api/admin/users/{id}/notes/{noteId}', ({ response }) =>
        response.untyped(refusal(404, 'The note was not found.')),
      ),
    );
    await open('/admin/users/ann');
    const section = await the('region', 'Notes');
    await press('Edit', { inside: section });
    await fill('Note', 'Prefers mails.');
    notes = [];
    await press('Save', { inside: section });
    await says('Somebody has deleted this note. Your words are not saved yet.', section);
    expect(await field('Note')).toHaveValue('Prefers mails.');
    await press('Save as a new note', { inside: section });
    await gone('button', 'Save as a new note');
    await says('Prefers mails.', section);
    expect(notes.map(({ text }) => text)).toEqual(['Prefers mails.']);
  });

  it('says beside the note what the server refuses', async () => {
    server.use(
      http.post('/api/admin/users/{id}/notes', ({ response }) =>
        response.untyped(
          refusal(400, 'No.', {
            code: 'validation.failed',
            details: [{ field: 'text', message: 'text is too long' }],
          }),
        ),
      ),
    );
    await open('/admin/users/ann');
    await fill('New note', 'Away in May');
    await press('Add');
    await says('text is too long');
    expect(await field('New note')).toHaveValue('Away in May');
  });

  it('keeps every word of a note that is too long, and says so', async () => {
    server.use(http.get('/api/admin/users/{id}/notes', ({ response }) => response(200).json({ data: [] })));
    await open('/admin/users/ann');
    await fill('New note', 'x'.repeat(2001));
    await says('Keep it to 2,000 characters.');
    expect(await field('New note')).toHaveValue('x'.repeat(2001));
    expect(await the('button', 'Add')).toBeDisabled();
  });

  it('has the record of approvals: who released which text, made how, and when', async () => {
    server.use(
      http.get('/api/admin/users/{id}/approvals', ({ response }) =>
        response(200).json({ data: [anApproval], total: 1 }),
      ),
    );
    await open('/admin/users/ann');
    const section = await the('region', 'Approvals');
    await says('As it was sent.', section);
    await says(/^Released by ann@example.test/, section);
    await says('A model’s draft (a-model) from a prompt, 75 % of it kept', section);
    await the('button', 'Export as CSV', { inside: section });
  });
});

describe('A user’s calendar in the console', () => {
  it('shows the days with prompts and posts, to read', async () => {
    server.use(
      http.get('/api/admin/users/{id}/calendar', ({ response }) =>
        response(200).json({
          time_zone: 'America/Chicago',
          today: '2026-11-20',
          started_on: '2026-01-05',
          first_week: '2026-01-04',
          last_week: '2026-12-27',
          counts: { all: 0, used: 0, archived: 0, favorites: 0 },
          days: [
            {
              date: '2026-11-20',
              prompts: [],
              posts: [
                {
                  id: 'a-post',
                  title: 'Raising prices',
                  display_state: 'scheduled',
                  due_at: '2026-11-20T15:00:00.000Z',
                  time_zone: 'America/Chicago',
                  linkedin_url: null,
                  prompt_id: null,
                  posted_at: null,
                  scheduled_date: '2026-11-20',
                  hand_time: null,
                  version: 1,
                },
              ],
            },
          ],
        }),
      ),
    );
    await open('/admin/users/ann/calendar');
    const day = await the('region', 'Friday, November 20');
    await says('Today', day);
    await says('Raising prices', day);
    await says(/Scheduled/, day);
    await says(/Nov 20, 9:00 AM/, day);
    await says(/in Chicago time/);
  });

  it('says that it cannot be loaded', async () => {
    server.use(
      http.get('/api/admin/users/{id}/calendar', ({ response }) =>
        response.untyped(refusal(400, 'Out of order')),
      ),
    );
    await open('/admin/users/ann/calendar');
    await says('This calendar could not be loaded');
  });
});
