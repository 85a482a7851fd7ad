import { NOTE_TEXTS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import type { NoteEntity } from './note.entity.js';
import type { ListNotesQuery, NoteListResponse } from './notes.dto.js';
import { NoteNotFoundError, NotesService, NoteStaleError } from './notes.service.js';
import { quotasServiceOn } from '../../../test/support/services/quotas-service.js';
import { NotesRepository } from './notes.repository.js';

describe('The saved notes of a user', () => {
  let connection: ConnectedDatabase;
  let service: NotesService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    service = new NotesService(
      connection.database,
      new NotesRepository(connection.database),
      quotasServiceOn(connection.database),
    );
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  /** A date of JavaScript has no microseconds, so the instant is a text of PostgreSQL. */
  const aNoteOf = async (created_at: string) => {
    const note = { user_id: userId, title: 'A note', notes: 'A note', created_at };
    return (await insertRow<NoteEntity>(connection.database, 'saved_post_notes', note)).id;
  };
  const list = (query: Partial<ListNotesQuery> = {}) => service.list(userId, { limit: 50, ...query });
  const ids = ({ data }: NoteListResponse) => data.map(({ id }) => id);

  it('take their title from the notes unless one is given', async () => {
    const long = 'A workshop on Tuesday, forty owners, and nobody left before nine';
    expect(await service.save(userId, { notes: long })).toMatchObject({
      user_id: userId,
      title: `${long.slice(0, 47)}...`,
      notes: long,
      version: 1,
    });
    expect((await service.save(userId, { notes: 'Short' })).title).toBe('Short');
    expect((await service.save(userId, { notes: 'Short', title: 'Mine' })).title).toBe('Mine');
  });

  it('come newest first, page by page, each once, those of one instant too', async () => {
    const made: string[] = [];
    for (const time of ['09:00', '09:00:00.000001', '09:00', '08:00', '09:00', '10:00']) {
      made.push(await aNoteOf(`2026-11-20 ${time}+00`));
    }
    const all = ids(await list());
    expect(all).toHaveLength(6);
    expect([all[0], all[1], all[5]]).toEqual([made[5], made[1], made[3]]);

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...ids(page));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(all);
  });

  it('are found by a part of title or text, in any case and language, wildcards taken literally', async () => {
    const { id: umlaut } = await service.save(userId, { notes: 'ÄRGER mit Kunden' });
    const { id: percent } = await service.save(userId, { notes: 'Text', title: '100% honest' });
    const found = async (search: string) => ids(await list({ search }));
    expect(await found('ärger')).toEqual([umlaut]);
    expect(await found('0%')).toEqual([percent]);
    expect(await found('_')).toEqual([]);
    expect(await found('  ')).toEqual([percent, umlaut]);
  });

  it('refuse a cursor of somewhere else', async () => {
    for (const key of [
      ['x', 'y'],
      [1, 'y'],
      [null, userId],
    ]) {
      const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
      await expect(list({ cursor })).rejects.toBeInstanceOf(InvalidInputError);
    }
  });

  it('are edited from the version that the user saw', async () => {
    const { id } = await service.save(userId, { notes: 'First' });
    const edited = await service.change(userId, id, { version: 1, notes: 'Second' });
    expect(edited).toMatchObject({ title: 'Second', notes: 'Second', version: 2 });
    expect(edited.updated_at.getTime()).toBeGreaterThanOrEqual(edited.created_at.getTime());
    expect(await service.change(userId, id, { version: 2, title: 'Mine' })).toMatchObject({
      title: 'Mine',
      notes: 'Second',
      version: 3,
    });
    expect((await service.change(userId, id, { version: 3, notes: 'Third' })).title).toBe('Mine');
  });

  it('keep their version when an edit changes nothing', async () => {
    const { id } = await service.save(userId, { notes: 'First' });
    expect((await service.change(userId, id, { version: 1, notes: 'First' })).version).toBe(1);
    expect((await service.change(userId, id, { version: 1 })).version).toBe(1);
  });

  it('keep the faster of two edits, and answer it to the slower one', async () => {
    const { id } = await service.save(userId, { notes: 'First' });
    const edits = await Promise.allSettled(
      ['One', 'Two'].map((notes) => service.change(userId, id, { version: 1, notes })),
    );
    const [won] = edits.flatMap((edit) => (edit.status === 'fulfilled' ? [edit.value] : []));
    const [lost] = edits.flatMap((edit) => (edit.status === 'rejected' ? [edit.reason as unknown] : []));
    expect(lost).toBeInstanceOf(NoteStaleError);
    expect(lost).toMatchObject({
      status: 409,
      code: 'note.stale',
      message: NOTE_TEXTS.stale,
      details: { current: won },
    });
    expect((await list()).data).toEqual([won]);
  });

  it('are gone once deleted, for an edit that comes late too', async () => {
    const { id } = await service.save(userId, { notes: 'First' });
    await service.delete(userId, id);
    expect((await list()).data).toEqual([]);
    await expect(service.delete(userId, id)).rejects.toBeInstanceOf(NoteNotFoundError);
    await expect(service.change(userId, id, { version: 1, notes: 'X' })).rejects.toBeInstanceOf(
      NoteNotFoundError,
    );
  });

  it('are not there for anybody else', async () => {
    const note = await service.save(userId, { notes: 'First' });
    const other = (await aProfile(connection.database)).id;
    expect((await service.list(other, { limit: 50 })).data).toEqual([]);
    const edit = { version: 1, notes: 'Stolen' };
    await expect(service.change(other, note.id, edit)).rejects.toBeInstanceOf(NoteNotFoundError);
    await expect(service.delete(other, note.id)).rejects.toBeInstanceOf(NoteNotFoundError);
    expect((await list()).data).toEqual([note]);
  });
});
