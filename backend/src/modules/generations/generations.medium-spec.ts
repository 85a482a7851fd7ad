import { DAY_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aGeneration } from '../../../test/builders/generation.builder.js';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aPost } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { editMeasurementsOn } from '../../../test/support/writing/edit-measurements.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { preferencesServiceOn } from '../../../test/support/services/preferences-service.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import type { PreferencesService } from '../preferences/preferences.service.js';
import type { EditMeasurementsService } from './edit-measurements.service.js';
import { GenerationNotFoundError, GenerationsService } from './generations.service.js';
import { GenerationsRepository } from './generations.repository.js';
import { GENERATION_WORDS_DAYS, GenerationsSweeper } from './generations.sweeper.js';

describe('The record of generated texts', () => {
  let connection: ConnectedDatabase;
  let repository: GenerationsRepository;
  let service: GenerationsService;
  let userId: string;
  let postId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    repository = new GenerationsRepository(connection.database);
    service = new GenerationsService(repository);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
    postId = await aPost(connection.database, userId);
  });

  const begin = () =>
    service.begin({
      user_id: userId,
      post_id: postId,
      prompt_id: null,
      kind: 'suggestion',
      request: { mode: 'suggest', instructions: null, selection: null, answers: [] },
      sources: [],
      writer: { kind: 'built-in', label: 'Built-in writer' },
      brief_version: null,
    });
  const list = async (query: { limit?: number; cursor?: string } = {}) =>
    service.list(userId, postId, { limit: 50, ...query });

  it('lists a post’s texts, the newest first, page by page', async () => {
    const ids = [];
    for (const output of ['one', 'two', 'three']) {
      ids.unshift(await aGeneration(connection.database, userId, { post_id: postId, output }));
    }
    await aGeneration(connection.database, userId);
    const first = await list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await list({ limit: 2, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({
      data: [{ id: ids[2], output: 'one', prompt_id: null }],
      next_cursor: null,
    });
  });

  it('keeps the first end of a piece of work, and what the user did with it meanwhile', async () => {
    const id = await begin();
    expect((await list()).data).toMatchObject([{ id, status: 'writing', output: '', finished_at: null }]);
    await service.reportOutcome(userId, id, 'inserted');
    expect(await service.stop(userId, id, 'Half a')).toBe(true);
    await service.finish(userId, id, { status: 'completed', output: 'Too late', outcome: 'saved' });
    expect((await list()).data).toMatchObject([{ status: 'stopped', output: 'Half a', outcome: 'inserted' }]);
  });

  it('outlives the post that it was about', async () => {
    const id = await begin();
    await connection.database.query('delete from posts where id = $1', [postId]);
    expect(await service.reportOutcome(userId, id, 'dismissed')).toMatchObject({ post_id: null });
    const missing = { post_id: postId, prompt_id: 999_999_999, kind: 'draft' as const };
    const another = await aGeneration(connection.database, userId);
    expect(another).not.toBe(id);
    await expect(
      service.begin({
        ...missing,
        user_id: userId,
        request: { mode: 'save', instructions: null, selection: null, answers: [] },
        sources: [],
        writer: { kind: 'built-in', label: 'Built-in writer' },
        brief_version: null,
      }),
    ).resolves.toEqual(expect.any(String));
  });

  it('is nobody else’s', async () => {
    const id = await begin();
    const stranger = (await aProfile(connection.database)).id;
    await expect(service.list(stranger, postId, { limit: 50 })).rejects.toBeInstanceOf(NotFoundError);
    await expect(service.reportOutcome(stranger, id, 'saved')).rejects.toBeInstanceOf(
      GenerationNotFoundError,
    );
    await expect(service.requireOwn(stranger, id)).rejects.toBeInstanceOf(GenerationNotFoundError);
    await expect(service.requireOwn(userId, randomUUID())).rejects.toBeInstanceOf(GenerationNotFoundError);
    await service.requireOwn(userId, id);
  });

  it('is ended by the sweeper where a program was killed while it wrote', async () => {
    const old = await begin();
    await connection.database.query(
      `update generation_history set created_at = now() - interval '31 minutes' where id = $1`,
      [old],
    );
    const young = await begin();
    await new GenerationsSweeper(repository, new FixedClock(new Date())).sweep();
    expect((await list()).data).toMatchObject([
      { id: young, status: 'writing' },
      { id: old, status: 'failed', error_code: 'interrupted' },
    ]);
  });

  it('loses its words after half a year and keeps its figures, once', async () => {
    const now = new Date();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const words = {
      post_id: postId,
      output: 'What I said about Milwaukee.',
      request: {
        mode: 'suggest',
        instructions: 'Shorter',
        selection: 'Milwaukee',
        answers: [{ question: 'Who?', answer: 'A studio' }],
      },
      sources: [{ kind: 'notes', label: 'Your notes', excerpt: 'Milwaukee', id: null }],
      changed_share: 0.25,
    } as const;
    const kept = await aGeneration(connection.database, userId, {
      ...words,
      sources: [...words.sources],
      created_at: daysAgo(GENERATION_WORDS_DAYS - 1),
    });
    const forgotten = await aGeneration(connection.database, userId, {
      ...words,
      sources: [...words.sources],
      created_at: daysAgo(GENERATION_WORDS_DAYS + 1),
    });
    const feedback = await insertRow<{ id: string }>(connection.database, 'feedback', {
      user_id: userId,
      post_id: postId,
      rating: 5,
      generation_history_id: forgotten,
    });

    const sweeper = new GenerationsSweeper(repository, new FixedClock(now));
    await sweeper.sweep();
    expect((await list()).data).toMatchObject([
      { id: kept, output: words.output, request: { instructions: 'Shorter' } },
      {
        id: forgotten,
        status: 'completed',
        outcome: 'saved',
        changed_share: 0.25,
        output: '',
        sources: [],
        request: { mode: 'suggest', instructions: null, selection: null, answers: [] },
      },
    ]);
    expect(JSON.stringify((await list()).data[1])).not.toMatch(/Milwaukee|studio/);
    expect(
      await connection.database.query('select 1 from feedback where id = $1 and generation_history_id = $2', [
        feedback.id,
        forgotten,
      ]),
    ).toHaveLength(1);
    expect(await repository.forgetWords(daysAgo(GENERATION_WORDS_DAYS), 10)).toBe(0);
  });
});

describe('The edits of a user', () => {
  let connection: ConnectedDatabase;
  let edits: EditMeasurementsService;
  let preferences: PreferencesService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    edits = editMeasurementsOn(database);
    preferences = preferencesServiceOn(database);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
    await insertRow(connection.database, 'user_preferences', { user_id: userId });
  });

  const post = async (content: string, output: string | null) => {
    const id = await aPost(connection.database, userId, { content });
    if (output !== null) await aGeneration(connection.database, userId, { post_id: id, output });
    return id;
  };
  const patterns = async () => (await preferences.find(userId))?.editing_patterns;
  const edit = (id: string, content: string) =>
    connection.database.query('update posts set content = $2, version = version + 1 where id = $1', [
      id,
      content,
    ]);

  it('are counted when posts go out, with how much was changed on average', async () => {
    const changed = await post('one two six four', 'one two three four');
    const untouched = await post('one two', 'one two');
    await edits.measureAfterCommit([changed, untouched, await post('By hand', null)]);
    expect(await patterns()).toEqual({ edit_count: 1, measured_count: 2, average_changed_share: 0.125 });
  });

  it('are measured again only where the text has changed since, and never counted twice', async () => {
    const id = await post('one two six four', 'one two three four');
    await edits.measureAfterCommit([id]);
    await edits.measureAfterCommit([id]);
    expect(await patterns()).toEqual({ edit_count: 1, measured_count: 1, average_changed_share: 0.25 });
    await edit(id, 'one two three four');
    await edits.measureAfterCommit([id]);
    expect(await patterns()).toEqual({ edit_count: 0, measured_count: 1, average_changed_share: 0 });
  });

  it('wait for the transaction that publishes, and are nothing when that fails', async () => {
    const id = await post('one two six four', 'one two three four');
    const publish = (end: () => void) =>
      connection.database.transaction(async () => {
        await edits.measureAfterCommit([id]);
        expect(await patterns()).toEqual({ edit_count: 0 });
        end();
      });
    await expect(
      publish(() => {
        throw new Error('LinkedIn is away');
      }),
    ).rejects.toThrow('LinkedIn is away');
    expect(await patterns()).toEqual({ edit_count: 0 });
    await publish(() => undefined);
    expect(await patterns()).toMatchObject({ edit_count: 1 });
  });

  it('of two posts at once are both counted', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map((n) => post(`one two ${n}`, 'one two')));
    await Promise.all(ids.map((id) => edits.measureAfterCommit([id])));
    expect(await patterns()).toMatchObject({ edit_count: 4, measured_count: 4 });
  });

  it('are not taken back by a page that saves what it had read before', async () => {
    await edits.measureAfterCommit([await post('one two six four', 'one two three four')]);
    await preferences.save(userId, { editing_patterns: { edit_count: 0 }, target_audience: 'Studios' });
    expect(await patterns()).toMatchObject({ edit_count: 1, measured_count: 1 });
  });

  it('make no writing profile for a user who has none', async () => {
    await connection.database.query('delete from user_preferences where user_id = $1', [userId]);
    await edits.measureAfterCommit([await post('one two six four', 'one two three four')]);
    expect(await preferences.find(userId)).toBeNull();
  });
});
