import { http, refusal, server } from '@drumbeat/testing';
import type { Note } from '../entities/types';

export interface MadeUpNotes {
  /** As the API has them now, newest first; a test may change them behind the page's back. */
  notes: Note[];
  texts: () => string[];
}

/** Notes that are read, searched, saved, changed and thrown away. Their titles are their texts. */
export function haveNotes(...given: string[]): MadeUpNotes {
  let count = 0;
  const aNote = (notes: string): Note => ({
    id: `5a0e1a52-8f0b-4f0e-9d53-${String((count += 1)).padStart(12, '0')}`,
    user_id: '0d9c5d6c-6f5e-4c0b-9a53-3f1f0a1b2c3d',
    title: notes,
    notes,
    version: 1,
    created_at: '2026-11-02T09:00:00.000Z',
    updated_at: '2026-11-02T09:00:00.000Z',
  });
  const made: MadeUpNotes = {
    notes: given.map(aNote),
    texts: () => made.notes.map(({ notes }) => notes),
  };
  const find = (id: string) => made.notes.find((note) => note.id === id);
  server.use(
    http.get('/api/saved-notes', ({ query, response }) => {
      const search = query.get('search')?.toLowerCase() ?? '';
      const data = made.notes.filter(({ notes }) => notes.toLowerCase().includes(search));
      return response(200).json({ data, next_cursor: null });
    }),
    http.post('/api/saved-notes', async ({ request, response }) => {
      const note = aNote((await request.json()).notes);
      made.notes = [note, ...made.notes];
      return response(201).json(note);
    }),
    http.patch('/api/saved-notes/{id}', async ({ params, request, response }) => {
      const { notes, version } = await request.json();
      const current = find(params.id);
      if (!current) return response.untyped(refusal(404, 'There is no such note', { code: 'note.missing' }));
      if (version !== current.version)
        return response.untyped(
          refusal(409, 'Changed elsewhere', { code: 'note.stale', details: { current } }),
        );
      const saved = {
        ...current,
        title: notes ?? current.title,
        notes: notes ?? current.notes,
        version: version + 1,
      };
      made.notes = made.notes.map((note) => (note === current ? saved : note));
      return response(200).json(saved);
    }),
    http.delete('/api/saved-notes/{id}', ({ params, response }) => {
      made.notes = made.notes.filter(({ id }) => id !== params.id);
      return response(204).empty();
    }),
  );
  return made;
}
