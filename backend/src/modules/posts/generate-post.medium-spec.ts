import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
import { PreferencesRepository } from '../preferences/preferences.repository.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { ProfilesRepository } from '../users/profiles.repository.js';
import { UsersService } from '../users/users.service.js';
import {
  DraftWriter,
  type DraftProgress,
  type DraftWritingRequest,
} from '../writing/draft-writer.service.js';
import type { GeneratePostRequest } from './generate-post.dto.js';
import { GeneratePostCommand } from './generate-post.command.js';
import { PostsRepository } from './posts.repository.js';

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
}

describe('Drafting a post', () => {
  let connection: ConnectedDatabase;
  let writer: ScriptedDraftWriter;
  let command: GeneratePostCommand;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { database } = connection;
    const clock = new FixedClock(new Date('2026-11-21T10:00:00Z'));
    const audit = new AuditService(new AuditRepository(database), clock);
    writer = new ScriptedDraftWriter();
    command = new GeneratePostCommand(
      database,
      new PostsRepository(database),
      promptsServiceOn(database),
      new UsersService(new ProfilesRepository(database), audit, database, clock),
      new PreferencesService(new PreferencesRepository(database), database),
      writer,
      clock,
    );
    userId = (await aProfile(connection.database)).id;
  });

  const generate = async (
    request: GeneratePostRequest,
    options: { onText?: (piece: string) => void; signal?: AbortSignal; user?: string } = {},
  ) => {
    const { onText = () => undefined, signal = new AbortController().signal, user = userId } = options;
    return command.run(await command.plan(user, request), { onText, signal });
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
});
