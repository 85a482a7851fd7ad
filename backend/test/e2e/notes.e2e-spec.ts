import { NOTE_LIMITS, NOTE_TEXTS } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NoteListResponse, NoteResponse } from '../../src/modules/notes/notes.dto.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

describe('Saved notes over HTTP', () => {
  let app: TestApp;
  let user: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp();
    user = await signUp(app.url);
  });
  afterAll(() => app.close());

  const save = (body: Record<string, unknown>) => user.client.post<NoteResponse>('/saved-notes', body);
  const list = async (query = '') => (await user.client.get<NoteListResponse>(`/saved-notes${query}`)).body;

  it('are saved, found, edited and deleted', async () => {
    const saved = await save({ notes: '  Forty owners, nobody left before nine\n' });
    expect(saved).toMatchObject({
      status: 201,
      body: {
        user_id: user.id,
        title: 'Forty owners, nobody left before nine',
        notes: 'Forty owners, nobody left before nine',
        version: 1,
      },
    });
    await save({ notes: 'Something else', title: 'Another' });
    expect((await list()).data.map(({ title }) => title)).toEqual(['Another', saved.body.title]);
    expect((await list('?search=OWNERS')).data).toEqual([saved.body]);

    const path = `/saved-notes/${saved.body.id}`;
    const edited = await user.client.patch<NoteResponse>(path, { version: 1, notes: 'Fifty owners' });
    expect(edited).toMatchObject({ status: 200, body: { title: 'Fifty owners', version: 2 } });
    const stale = await user.client.patch<ErrorResponse>(path, { version: 1, notes: 'Sixty' });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'note.stale', error: NOTE_TEXTS.stale, details: { current: edited.body } },
    });

    expect((await user.client.delete(path)).status).toBe(204);
    expect((await user.client.delete(path)).status).toBe(404);
    expect((await list('?search=owners')).data).toEqual([]);
  });

  it.each(['', '   ', '\n\t', '\u00a0'])(
    'are refused in words when they hold nothing but %j',
    async (notes) => {
      const before = await list();
      const { status, body } = await user.client.post<ErrorResponse>('/saved-notes', { notes });
      expect(status).toBe(400);
      expect(body.details).toContainEqual({ field: 'notes', message: NOTE_TEXTS.blankSave });
      expect(await list()).toEqual(before);
    },
  );

  it('hold what a draft can be written from, and are refused beyond that', async () => {
    const drum = '🥁';
    const longest = await save({ notes: drum.repeat(NOTE_LIMITS.notes) });
    expect(longest).toMatchObject({ status: 201, body: { title: `${drum.repeat(47)}...` } });
    for (const length of [NOTE_LIMITS.notes + 1, 100_000]) {
      const refused = await user.client.post<ErrorResponse>('/saved-notes', { notes: 'x'.repeat(length) });
      expect(refused.status).toBe(400);
      expect(refused.body.details).toMatchObject([
        { field: 'notes', message: expect.stringContaining(NOTE_LIMITS.notes.toLocaleString('en-US')) },
      ]);
    }
    expect((await save({ notes: 'x'.repeat(300_000) })).status).toBe(413);
  });

  it('cannot be edited into nothing, and name the version they start from', async () => {
    const { body } = await save({ notes: 'Keep me' });
    for (const edit of [
      { version: 1, notes: ' ' },
      { version: 1, title: '' },
      { version: 1, notes: null },
      { version: 0, notes: 'X' },
      { notes: 'X' },
      { version: 1, user_id: user.id },
    ]) {
      expect((await user.client.patch(`/saved-notes/${body.id}`, edit)).status).toBe(400);
    }
    expect((await list()).data[0]).toEqual(body);
  });

  it('need a plan', async () => {
    const unpaid = await signUp(app.url, { plan: null });
    expect((await unpaid.client.get('/saved-notes')).status).toBe(402);
    expect((await unpaid.client.post('/saved-notes', { notes: 'X' })).status).toBe(402);
  });
});
