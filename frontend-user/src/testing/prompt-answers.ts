import type { components } from '@drumbeat/api-client';
import { promptStatusChange } from '@drumbeat/domain';
import { http, HttpResponse, refusal, server } from '@drumbeat/testing';

type Prompt = components['schemas']['PromptResponse'];

export const aPrompt = (id: number, change: Partial<Prompt> = {}): Prompt => ({
  id,
  hook: `Hook ${id}`,
  prompt_text: `Prompt ${id}: what a Friday costs.`,
  category: 'First-person anecdote',
  type: 'story',
  tags: ['first-person-anecdote'],
  pillar_number: 1,
  pillar_label: 'Pricing',
  scheduled_date: null,
  slot: null,
  is_used: false,
  is_favorite: false,
  status: 'new',
  pushed_to_calendar: false,
  post_id: null,
  post_state: null,
  written_by: 'built-in',
  prepared_by: null,
  why: null,
  version: 1,
  created_at: '2026-11-02T09:00:00.000Z',
  updated_at: '2026-11-02T09:00:00.000Z',
  ...change,
});

export interface MadeUpLibrary {
  /** The API's present state; a test may change one without the page's knowledge. */
  prompts: Prompt[];
  /** Stars by prompt. */
  ratings: Map<string, number>;
  /** Number of reads of the list, and of the stars of a page of it. */
  reads: { lists: number; ratings: number };
  change: (id: number, change: Partial<Prompt>) => Prompt;
}

/** Prompts with their lists, changes and stars, as far as cards need them. */
export function havePrompts(...given: Prompt[]): MadeUpLibrary {
  const library: MadeUpLibrary = {
    prompts: given,
    ratings: new Map(),
    reads: { lists: 0, ratings: 0 },
    change: (id, change) => {
      const before = one(id);
      const after = { ...before, ...change, version: before.version + 1 };
      library.prompts = library.prompts.map((prompt) => (prompt.id === id ? after : prompt));
      return after;
    },
  };
  const one = (id: number | string) => {
    const found = library.prompts.find((prompt) => prompt.id === Number(id));
    if (!found) throw new Error(`No prompt ${id}`);
    return found;
  };
  const count = (isOne: (prompt: Prompt) => boolean) => library.prompts.filter(isOne).length;
  server.use(
    http.get('/api/content-prompts', ({ query, response }) => {
      library.reads.lists += 1;
      const [search, type, theme, status] = [
        query.get('search')?.toLowerCase(),
        query.get('type'),
        query.get('theme'),
        query.get('status'),
      ];
      const data = library.prompts.filter(
        (prompt) =>
          (!search || `${prompt.hook} ${prompt.prompt_text}`.toLowerCase().includes(search)) &&
          (!type || prompt.type === type) &&
          (!theme || prompt.pillar_number === Number(theme)) &&
          (!status || prompt.status === status) &&
          (!query.get('favorite') || prompt.is_favorite),
      );
      const counts = {
        total: library.prompts.length,
        new: count((prompt) => prompt.status === 'new'),
        used: count((prompt) => prompt.status === 'used'),
        archived: count((prompt) => prompt.status === 'archived'),
        favorites: count((prompt) => prompt.is_favorite),
      };
      return response(200).json({ data, counts, next_cursor: null });
    }),
    http.get('/api/content-prompts/{id}', ({ params, response }) => response(200).json(one(params.id))),
    http.patch('/api/content-prompts/{id}', async ({ params, request, response }) => {
      const { version, ...change } = await request.json();
      const current = one(params.id);
      if (version !== undefined && version !== current.version) {
        return response.untyped(
          refusal(409, 'Changed elsewhere', { code: 'prompt.stale', details: { current } }),
        );
      }
      const status = change.status === undefined ? {} : promptStatusChange(change.status);
      return response(200).json(library.change(current.id, { ...change, ...status }));
    }),
    http.post('/api/feedback/batch', async ({ request, response }) => {
      library.reads.ratings += 1;
      const { items } = await request.json();
      const ratings = items.map(({ type, targetId }) => ({
        type,
        targetId,
        rating: library.ratings.get(targetId) ?? 0,
      }));
      return response(200).json({ success: true, ratings });
    }),
    http.post('/api/feedback', async ({ request, response }) => {
      const { targetId, rating } = await request.json();
      library.ratings.set(targetId, rating);
      return response.untyped(HttpResponse.json({ feedback: null }));
    }),
  );
  return library;
}
