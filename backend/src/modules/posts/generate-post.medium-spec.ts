import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WritingSource } from '@drumbeat/domain';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile, PILLARS } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from '../../../test/support/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { promptsServiceOn } from '../../../test/support/prompts-service.js';
import { ModelAwayError } from '../../platform/ai/model.errors.js';
import { InvalidInputError, NotFoundError } from '../../platform/http/app-error.js';
import { AuditRepository } from '../audit/audit.repository.js';
import { AuditService } from '../audit/audit.service.js';
import { GenerationsRepository, type GenerationRow } from '../generations/generations.repository.js';
import { GenerationsService } from '../generations/generations.service.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { ProfilesRepository } from '../users/profiles.repository.js';
import { UsersService } from '../users/users.service.js';
import {
  DraftWriter,
  type DraftProgress,
  type DraftWritingRequest,
  type OpeningsRequest,
} from '../writing/draft-writer.service.js';
import { drawnFrom } from '../writing/drawn-from.js';
import { ALL_STYLE_SETTINGS } from '../writing/style-settings.js';
import type { DraftSavedEvent, GeneratePostRequest } from './generate-post.dto.js';
import { BrokenOffError } from './broken-off.error.js';
import type { DraftEnd } from './draft-stream.js';
import { GeneratePostCommand } from './generate-post.command.js';
import { PostVersionsRepository } from './post-versions.repository.js';
import { PostsRepository } from './posts.repository.js';
import { SaveDraftCommand } from './save-draft.command.js';
import { WritingExamplesRepository } from './writing-examples.repository.js';
import { WritingMaterialService } from './writing-material.service.js';

/** Writes what the test says, and remembers what it was asked. */
class ScriptedDraftWriter extends DraftWriter {
  readonly description = { kind: 'built-in', label: 'Scripted writer' } as const;
  readonly requests: DraftWritingRequest[] = [];
  /** Runs instead of the plain writing, once for each entry. */
  readonly script: ((progress: DraftProgress) => Promise<string>)[] = [];

  async write(request: DraftWritingRequest, progress: DraftProgress): Promise<string> {
    this.requests.push(request);
    const scripted = this.script.shift();
    if (scripted) return scripted(progress);
    progress.onText('Draft ');
    progress.onText(`number ${this.requests.length} #Work`);
    return `Draft number ${this.requests.length} #Work`;
  }

  async ask(request: DraftWritingRequest): Promise<string[]> {
    this.requests.push(request);
    return ['What happened?', 'What came of it?'];
  }

  async suggestOpenings({ content }: OpeningsRequest): Promise<string[]> {
    return [1, 2, 3, 4, 5].map((number) => `Opening ${number} of ${content}`);
  }

  sourcesOf(request: DraftWritingRequest | OpeningsRequest): WritingSource[] {
    return drawnFrom(request, { settings: ALL_STYLE_SETTINGS, examples: true });
  }
}

describe('Drafting a post', () => {
  let connection: ConnectedDatabase;
  let writer: ScriptedDraftWriter;
  let command: GeneratePostCommand;
  let generations: GenerationsService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { database } = connection;
    const clock = new FixedClock(new Date('2026-11-21T10:00:00Z'));
    const audit = new AuditService(new AuditRepository(database), clock);
    const users = new UsersService(new ProfilesRepository(database), audit, database, clock);
    const preferences = new PreferencesService(new PreferencesRepository(database), database);
    writer = new ScriptedDraftWriter();
    const posts = new PostsRepository(database);
    generations = new GenerationsService(new GenerationsRepository(database));
    command = new GeneratePostCommand(
      database,
      posts,
      promptsServiceOn(database),
      new WritingMaterialService(users, preferences, new WritingExamplesRepository(database)),
      new SaveDraftCommand(posts, new PostVersionsRepository(connection.database), users, clock),
      generations,
      writer,
      clock,
    );
    userId = (await aProfile(connection.database)).id;
  });

  interface Options {
    readonly onText?: (piece: string) => void;
    readonly onBegin?: (id: string) => void;
    readonly signal?: AbortSignal;
  }

  /** How it ended, whatever that was. What broke off rejects with its cause. */
  const run = async (request: GeneratePostRequest, options: Options = {}): Promise<DraftEnd> => {
    const {
      onText = () => undefined,
      onBegin = () => undefined,
      signal = new AbortController().signal,
    } = options;
    return command
      .run(await command.plan(userId, request), { onText, onBegin, signal })
      .catch((error: unknown) => {
        throw error instanceof BrokenOffError ? error.cause : error;
      });
  };
  /** A draft that is saved, however little there is to write from. */
  const generate = async (request: GeneratePostRequest, options: Options = {}): Promise<DraftSavedEvent> => {
    const { type, data } = await run({ skip_questions: true, ...request }, options);
    if (type !== 'draft') throw new Error(`It ended as ${type}`);
    return data;
  };
  const prompt = (overrides?: Parameters<typeof aPrompt>[2]) =>
    aPrompt(connection.database, userId, overrides);
  const postCount = async () =>
    (await connection.database.query('select 1 from posts where user_id = $1', [userId])).length;

  it('streams the text and saves a draft that knows its prompt, its writer and its pillar', async () => {
    const prompt_id = await prompt({ pillar_number: 2, scheduled_date: '2026-11-23' });
    const pieces: string[] = [];
    const { post, writer: by } = await generate({ prompt_id }, { onText: (piece) => pieces.push(piece) });
    expect(pieces.join('')).toBe(post.content);
    expect(by).toEqual(writer.description);
    expect(post).toMatchObject({
      title: 'Draft number 1 #Work',
      status: 'draft',
      hashtags: ['Work'],
      topics: [PILLARS[1]],
      source_type: 'prompt',
      source_id: String(prompt_id),
      prompt_id,
      scheduled_date: '2026-11-23',
      ai_prompt_used: 'Tell how you raised your prices for the first time, and what happened next.',
      generation_metadata: { writer: writer.description, prompt_id },
      version: 1,
    });
    expect(writer.requests[0]).toMatchObject({
      profile: { full_name: 'Ada Example', content_pillars: PILLARS },
      preferences: null,
      source: { kind: 'prompt', category: 'First-person anecdote', pillar_label: PILLARS[1] },
      instructions: null,
      previous_text: null,
    });
  });

  it('does not plan a draft for a day that has passed', async () => {
    const { post } = await generate({ prompt_id: await prompt({ scheduled_date: '2026-11-20' }) });
    expect(post.scheduled_date).toBeNull();
  });

  it('answers the draft that is there when a prompt is opened again', async () => {
    const prompt_id = await prompt();
    const first = await generate({ prompt_id });
    const pieces: string[] = [];
    const again = await generate({ prompt_id }, { onText: (piece) => pieces.push(piece) });
    expect(again).toEqual(first);
    expect(pieces).toEqual([]);
    expect(writer.requests).toHaveLength(1);
  });

  it('makes one draft when a prompt is opened twice at once', async () => {
    const prompt_id = await prompt();
    const [one, two] = await Promise.all([generate({ prompt_id }), generate({ prompt_id })]);
    expect(one.post.id).toBe(two.post.id);
    expect(await postCount()).toBe(1);
  });

  it('writes a new draft for a prompt whose post is out already', async () => {
    const prompt_id = await prompt();
    const source_id = String(prompt_id);
    await aPost(connection.database, userId, { source_type: 'prompt', source_id, status: 'used' });
    const { post } = await generate({ prompt_id });
    expect(post).toMatchObject({ status: 'draft', version: 1 });
    expect(await postCount()).toBe(2);
  });

  it('writes the draft anew when something is to be different, and keeps the text that it replaces', async () => {
    const prompt_id = await prompt();
    const { post } = await generate({ prompt_id });
    const again = await generate({ prompt_id, instructions: 'Shorter, please' });
    expect(again.post).toMatchObject({
      id: post.id,
      version: 2,
      content: 'Draft number 2 #Work',
      generation_metadata: { instructions: 'Shorter, please' },
    });
    expect(writer.requests[1]).toMatchObject({
      instructions: 'Shorter, please',
      previous_text: post.content,
    });
    await generate({ post_id: post.id });
    const versions = await connection.database.query(
      'select version, title, content from post_versions where post_id = $1 order by version',
      [post.id],
    );
    expect(versions).toEqual([
      { version: 1, title: 'Draft number 1 #Work', content: 'Draft number 1 #Work' },
      { version: 2, title: 'Draft number 2 #Work', content: 'Draft number 2 #Work' },
    ]);
  });

  it('writes from the user’s own notes, and again from the same notes', async () => {
    const { post } = await generate({ custom_notes: 'Onboarding took three weeks' });
    expect(post).toMatchObject({
      source_type: 'notes',
      source_id: null,
      prompt_id: null,
      ai_prompt_used: 'Onboarding took three weeks',
    });
    await generate({ post_id: post.id });
    expect(writer.requests.map(({ source }) => source)).toEqual([
      { kind: 'notes', notes: 'Onboarding took three weeks' },
      { kind: 'notes', notes: 'Onboarding took three weeks' },
    ]);
    // Another seed, or the built-in writer would write the same again.
    expect(writer.requests[0]?.seed).not.toBe(writer.requests[1]?.seed);
  });

  it('takes the text of a post that was written by hand as its notes', async () => {
    const post_id = await aPost(connection.database, userId, { content: 'By hand' });
    await generate({ post_id });
    expect(writer.requests[0]?.source).toEqual({ kind: 'notes', notes: 'By hand' });
  });

  it('writes a post anew from what is kept of its prompt when staff have deleted that', async () => {
    const prompt_id = await prompt();
    const { post } = await generate({ prompt_id });
    await connection.database.query('delete from content_prompts where id = $1', [prompt_id]);
    await generate({ post_id: post.id });
    expect(writer.requests[1]?.source).toEqual({ kind: 'notes', notes: post.ai_prompt_used });
  });

  it('gives the writer the voice settings', async () => {
    await connection.database.query(
      `insert into user_preferences (user_id, never_use_phrases) values ($1, '{synergy}')`,
      [userId],
    );
    const { post } = await generate({ custom_notes: 'Something' });
    expect(writer.requests[0]?.preferences).toMatchObject({ never_use_phrases: ['synergy'] });
    expect(post.tone).toBe('professional');
  });

  it('saves also when nobody listens any more once the text was complete', async () => {
    const client = new AbortController();
    writer.script.push(async () => {
      client.abort(new Error('the client left'));
      return 'The whole text';
    });
    await generate({ custom_notes: 'Something' }, { signal: client.signal });
    expect(await postCount()).toBe(1);
  });

  it('writes nothing when the client leaves before that, or when the model is away', async () => {
    const client = new AbortController();
    writer.script.push(
      async ({ signal }) => {
        client.abort(new Error('the client left'));
        signal.throwIfAborted();
        return 'never';
      },
      async () => {
        throw new ModelAwayError('timeout');
      },
    );
    await expect(generate({ custom_notes: 'x' }, { signal: client.signal })).rejects.toThrow(
      'the client left',
    );
    await expect(generate({ custom_notes: 'x' })).rejects.toBeInstanceOf(ModelAwayError);
    expect(await postCount()).toBe(0);
  });

  it('refuses before the first event what cannot be written', async () => {
    const stranger = (await aProfile(connection.database)).id;
    const theirs = await aPost(connection.database, stranger);
    const posted = await aPost(connection.database, userId, { status: 'used' });
    const sending = await aPost(connection.database, userId);
    await aPublication(connection.database, userId, sending, {
      state: 'needs_user',
      due_at: new Date('2026-11-20T08:00:00Z'),
    });
    const plan = (request: GeneratePostRequest) => command.plan(userId, request);
    await expect(plan({})).rejects.toBeInstanceOf(InvalidInputError);
    await expect(plan({ prompt_id: 1, custom_notes: 'x', post_id: posted })).rejects.toBeInstanceOf(
      NotFoundError,
    );
    await expect(plan({ post_id: theirs })).rejects.toBeInstanceOf(NotFoundError);
    await expect(plan({ prompt_id: await aPrompt(connection.database, stranger) })).rejects.toBeInstanceOf(
      NotFoundError,
    );
    await expect(plan({ prompt_id: await prompt({ status: 'archived' }) })).rejects.toMatchObject({
      status: 422,
      code: 'prompt.archived',
    });
    await expect(plan({ post_id: posted })).rejects.toMatchObject({ code: 'post.posted' });
    await expect(plan({ post_id: sending })).rejects.toMatchObject({ code: 'publication.in_progress' });
  });

  it('does not replace a text that the publishing took while it was written', async () => {
    const post_id = await aPost(connection.database, userId, { content: 'On its way' });
    writer.script.push(async () => {
      await aPublication(connection.database, userId, post_id, { state: 'needs_user' });
      return 'Too late';
    });
    await expect(generate({ post_id })).rejects.toMatchObject({ code: 'publication.in_progress' });
    const rows = await connection.database.query('select content, version from posts where id = $1', [
      post_id,
    ]);
    expect(rows).toEqual([{ content: 'On its way', version: 1 }]);
  });

  describe('to look at first', () => {
    const FACTS = 'We raised our prices by 20% in May, and not one client left us.';
    const suggest = async (request: GeneratePostRequest, options: Options = {}) => {
      const { type, data } = await run({ mode: 'suggest', ...request }, options);
      if (type !== 'suggestion') throw new Error(`It ended as ${type}`);
      return data;
    };
    const rowOf = async (id: string) => {
      const [row] = await connection.database.query<GenerationRow>(
        'select *, changed_share::float8 from generation_history where id = $1',
        [id],
      );
      return row;
    };
    const textOf = async (id: string) => {
      const [row] = await connection.database.query('select content, version from posts where id = $1', [id]);
      return row;
    };

    it('never touches the post, and says what the text was drawn from', async () => {
      const post_id = await aPost(connection.database, userId, { content: FACTS });
      const training = await aPost(connection.database, userId, {
        content: 'How I sound',
        source_type: 'training',
        status: 'used',
      });
      const { text, sources, generation_id } = await suggest({ post_id, instructions: 'Warmer' });
      expect(text).toBe('Draft number 1 #Work');
      expect(await textOf(post_id)).toEqual({ content: FACTS, version: 1 });
      expect(sources.map(({ kind, id }) => [kind, id])).toEqual([
        ['post', null],
        ['training_post', training],
      ]);
      expect(await rowOf(generation_id)).toMatchObject({
        user_id: userId,
        post_id,
        kind: 'suggestion',
        status: 'completed',
        output: text,
        outcome: null,
        request: { mode: 'suggest', instructions: 'Warmer', selection: null, answers: [] },
        sources,
        writer: writer.description,
      });
    });

    it('works on the text as it stands in the editor, or on a part of it', async () => {
      const post_id = await aPost(connection.database, userId, { content: 'Saved before' });
      await suggest({ post_id, content: FACTS, selection: 'in May' });
      expect(writer.requests[0]).toMatchObject({ previous_text: FACTS, selection: 'in May' });
      for (const wrong of [
        { mode: 'suggest' as const, custom_notes: FACTS },
        { mode: 'suggest' as const, post_id, selection: 'nowhere in it' },
        { post_id, content: FACTS, selection: 'in May' },
      ]) {
        await expect(command.plan(userId, wrong)).rejects.toBeInstanceOf(InvalidInputError);
      }
    });

    it('learns from training posts and from what the user gave four stars, never from others’', async () => {
      const { database } = connection;
      const own = async (overrides: Parameters<typeof aPost>[2], rating?: number) => {
        const post_id = await aPost(database, userId, { status: 'used', ...overrides });
        if (rating !== undefined) await insertRow(database, 'feedback', { user_id: userId, post_id, rating });
        return post_id;
      };
      const liked = await own({}, 5);
      await own({}, 3);
      await own({ deleted_at: new Date() }, 5);
      const training = await own({ source_type: 'training' });
      const stranger = (await aProfile(database)).id;
      await aPost(database, stranger, { source_type: 'training', status: 'used' });
      await generate({ custom_notes: FACTS });
      expect(writer.requests[0]?.examples.map(({ id }) => id)).toEqual([training, liked]);
    });

    it('asks first when there is too little to write from, unless it is told to write anyway', async () => {
      const post_id = await aPost(connection.database, userId, { content: 'Onboarding' });
      for (const request of [
        { custom_notes: 'Onboarding took three weeks' },
        { mode: 'suggest' as const, post_id },
      ]) {
        const { type, data } = await run(request);
        expect([type, data]).toMatchObject([
          'questions',
          { questions: ['What happened?', 'What came of it?'], generation_id: expect.any(String) },
        ]);
      }
      expect(await postCount()).toBe(1);

      const answers = [{ question: 'What happened?', answer: 'Six people waited for a password' }];
      const { post } = await generate({ custom_notes: 'Onboarding took three weeks', answers });
      expect(writer.requests.at(-1)).toMatchObject({ answers });
      expect(post.ai_prompt_used).toBe('Onboarding took three weeks\n\nSix people waited for a password');
      expect((await run({ custom_notes: 'Onboarding', skip_questions: true })).type).toBe('draft');
      expect((await run({ custom_notes: FACTS })).type).toBe('draft');
      expect((await run({ prompt_id: await prompt() })).type).toBe('draft');
    });
  });

  describe('leaves a record', () => {
    const history = () =>
      connection.database.query<GenerationRow>(
        'select * from generation_history where user_id = $1 order by created_at',
        [userId],
      );

    it('of a saved draft with its post, and names it again when the draft is opened again', async () => {
      const prompt_id = await prompt();
      const begun: string[] = [];
      const first = await generate({ prompt_id }, { onBegin: (id) => begun.push(id) });
      expect(begun).toEqual([first.generation_id]);
      expect(await history()).toMatchObject([
        {
          id: first.generation_id,
          post_id: first.post.id,
          prompt_id: String(prompt_id),
          kind: 'draft',
          status: 'completed',
          outcome: 'saved',
          output: first.post.content,
        },
      ]);
      expect(await generate({ prompt_id })).toEqual(first);
    });

    it('of what was written until it was stopped', async () => {
      const client = new AbortController();
      writer.script.push(async ({ onText, signal }) => {
        onText('Half of a ');
        onText('thought');
        client.abort(new Error('the client left'));
        signal.throwIfAborted();
        return 'never';
      });
      await expect(generate({ custom_notes: 'x' }, { signal: client.signal })).rejects.toThrow(
        'the client left',
      );
      expect(await history()).toMatchObject([
        { status: 'stopped', output: 'Half of a thought', error_code: null, post_id: null, outcome: null },
      ]);
    });

    it('of what was written until it failed, with the reason, and says that it is kept', async () => {
      writer.script.push(
        async ({ onText }) => {
          onText('Half of a thought');
          throw new ModelAwayError('broken_off');
        },
        async () => {
          throw new ModelAwayError('refused', 401);
        },
      );
      const failed = async () => {
        const plan = await command.plan(userId, { custom_notes: 'x', skip_questions: true });
        const progress = {
          onText: () => undefined,
          onBegin: () => undefined,
          signal: new AbortController().signal,
        };
        return command.run(plan, progress).catch((error: unknown) => error);
      };
      expect(await failed()).toMatchObject({ isPartialKept: true, cause: { code: 'model.broken_off' } });
      expect(await failed()).toMatchObject({ isPartialKept: false, cause: { code: 'model.refused' } });
      expect(await history()).toMatchObject([
        { status: 'failed', output: 'Half of a thought', error_code: 'model.broken_off' },
        { status: 'failed', output: '', error_code: 'model.refused' },
      ]);
    });
  });
});
