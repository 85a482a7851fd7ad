import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPost, aPublication } from '../../../../test/builders/post.builder.js';
import { aProfile, PILLARS } from '../../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { DraftingHarness } from '../../../../test/support/writing/drafting-harness.js';
import { ModelUnavailableError } from '../../../platform/ai/model.errors.js';
import { InvalidInputError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import type { GeneratePostRequest } from './generate-post.dto.js';

describe('Drafting a post', () => {
  let connection: ConnectedDatabase;
  let harness: DraftingHarness;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    harness = await DraftingHarness.open(connection.database);
  });

  it('streams the text and saves a draft that knows its prompt, its writer and its pillar', async () => {
    const prompt_id = await harness.prompt({ pillar_number: 2, scheduled_date: '2026-11-23' });
    const pieces: string[] = [];
    const { post, writer: by } = await harness.generate(
      { prompt_id },
      { onText: (piece) => pieces.push(piece) },
    );
    expect(pieces.join('')).toBe(post.content);
    expect(by).toEqual(harness.writer.description);
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
      generation_metadata: { writer: harness.writer.description, prompt_id },
      version: 1,
    });
    expect(harness.writer.requests[0]).toMatchObject({
      profile: { full_name: 'Ada Example', content_pillars: PILLARS },
      preferences: null,
      source: { kind: 'prompt', category: 'First-person anecdote', pillar_label: PILLARS[1] },
      instructions: null,
      previous_text: null,
    });
  });

  it('does not plan a draft for a day that has passed', async () => {
    const { post } = await harness.generate({
      prompt_id: await harness.prompt({ scheduled_date: '2026-11-20' }),
    });
    expect(post.scheduled_date).toBeNull();
  });

  it('answers the draft that is there when a prompt is opened again', async () => {
    const prompt_id = await harness.prompt();
    const first = await harness.generate({ prompt_id });
    const pieces: string[] = [];
    const again = await harness.generate({ prompt_id }, { onText: (piece) => pieces.push(piece) });
    expect(again).toEqual(first);
    expect(pieces).toEqual([]);
    expect(harness.writer.requests).toHaveLength(1);
  });

  it('makes one draft when a prompt is opened twice at once', async () => {
    const prompt_id = await harness.prompt();
    const [one, two] = await Promise.all([harness.generate({ prompt_id }), harness.generate({ prompt_id })]);
    expect(one.post.id).toBe(two.post.id);
    expect(await harness.postCount()).toBe(1);
  });

  it('writes a new draft for a prompt whose post is out already', async () => {
    const prompt_id = await harness.prompt();
    const source_id = String(prompt_id);
    await aPost(harness.database, harness.userId, { source_type: 'prompt', source_id, status: 'used' });
    const { post } = await harness.generate({ prompt_id });
    expect(post).toMatchObject({ status: 'draft', version: 1 });
    expect(await harness.postCount()).toBe(2);
  });

  it('writes the draft anew when something is to be different, and keeps the text that it replaces', async () => {
    const prompt_id = await harness.prompt();
    const { post } = await harness.generate({ prompt_id });
    const again = await harness.generate({ prompt_id, instructions: 'Shorter, please' });
    expect(again.post).toMatchObject({
      id: post.id,
      version: 2,
      content: 'Draft number 2 #Work',
      generation_metadata: { instructions: 'Shorter, please' },
    });
    expect(harness.writer.requests[1]).toMatchObject({
      instructions: 'Shorter, please',
      previous_text: post.content,
    });
    await harness.generate({ post_id: post.id });
    const versions = await harness.database.query(
      'select version, title, content from post_versions where post_id = $1 order by version',
      [post.id],
    );
    expect(versions).toEqual([
      { version: 1, title: 'Draft number 1 #Work', content: 'Draft number 1 #Work' },
      { version: 2, title: 'Draft number 2 #Work', content: 'Draft number 2 #Work' },
    ]);
  });

  it('writes from the user’s own notes, and again from the same notes', async () => {
    const { post } = await harness.generate({ custom_notes: 'Onboarding took three weeks' });
    expect(post).toMatchObject({
      source_type: 'notes',
      source_id: null,
      prompt_id: null,
      ai_prompt_used: 'Onboarding took three weeks',
    });
    await harness.generate({ post_id: post.id });
    expect(harness.writer.requests.map(({ source }) => source)).toEqual([
      { kind: 'notes', notes: 'Onboarding took three weeks' },
      { kind: 'notes', notes: 'Onboarding took three weeks' },
    ]);
    // Another seed, or the built-in writer would write the same text.
    expect(harness.writer.requests[0]?.seed).not.toBe(harness.writer.requests[1]?.seed);
  });

  it('takes the text of a post that was written by hand as its notes', async () => {
    const post_id = await aPost(harness.database, harness.userId, { content: 'By hand' });
    await harness.generate({ post_id });
    expect(harness.writer.requests[0]?.source).toEqual({ kind: 'notes', notes: 'By hand' });
  });

  it('writes a post anew from what is kept of its prompt when staff have deleted that', async () => {
    const prompt_id = await harness.prompt();
    const { post } = await harness.generate({ prompt_id });
    await harness.database.query('delete from content_prompts where id = $1', [prompt_id]);
    await harness.generate({ post_id: post.id });
    expect(harness.writer.requests[1]?.source).toEqual({ kind: 'notes', notes: post.ai_prompt_used });
  });

  it('gives the writer the voice settings', async () => {
    await harness.database.query(
      `insert into user_preferences (user_id, never_use_phrases) values ($1, '{synergy}')`,
      [harness.userId],
    );
    const { post } = await harness.generate({ custom_notes: 'Something' });
    expect(harness.writer.requests[0]?.preferences).toMatchObject({ never_use_phrases: ['synergy'] });
    expect(post.tone).toBe('professional');
  });

  it('saves also when nobody listens any more once the text was complete', async () => {
    const client = new AbortController();
    harness.writer.script.push(async () => {
      client.abort(new Error('the client left'));
      return 'The whole text';
    });
    await harness.generate({ custom_notes: 'Something' }, { signal: client.signal });
    expect(await harness.postCount()).toBe(1);
  });

  it('writes nothing when the client leaves before that, or when the model is away', async () => {
    const client = new AbortController();
    harness.writer.script.push(
      async ({ signal }) => {
        client.abort(new Error('the client left'));
        signal.throwIfAborted();
        return 'never';
      },
      async () => {
        throw new ModelUnavailableError('timeout');
      },
    );
    await expect(harness.generate({ custom_notes: 'x' }, { signal: client.signal })).rejects.toThrow(
      'the client left',
    );
    await expect(harness.generate({ custom_notes: 'x' })).rejects.toBeInstanceOf(ModelUnavailableError);
    expect(await harness.postCount()).toBe(0);
  });

  it('refuses before the first event what cannot be written', async () => {
    const stranger = (await aProfile(harness.database)).id;
    const theirs = await aPost(harness.database, stranger);
    const posted = await aPost(harness.database, harness.userId, { status: 'used' });
    const sending = await aPost(harness.database, harness.userId);
    await aPublication(harness.database, harness.userId, sending, {
      state: 'needs_user',
      due_at: new Date('2026-11-20T08:00:00Z'),
    });
    const plan = (request: GeneratePostRequest) => harness.command.plan(harness.userId, request);
    await expect(plan({})).rejects.toBeInstanceOf(InvalidInputError);
    await expect(plan({ prompt_id: 1, custom_notes: 'x', post_id: posted })).rejects.toBeInstanceOf(
      NotFoundError,
    );
    await expect(plan({ post_id: theirs })).rejects.toBeInstanceOf(NotFoundError);
    await expect(plan({ prompt_id: await aPrompt(harness.database, stranger) })).rejects.toBeInstanceOf(
      NotFoundError,
    );
    await expect(plan({ prompt_id: await harness.prompt({ status: 'archived' }) })).rejects.toMatchObject({
      status: 422,
      code: 'prompt.archived',
    });
    await expect(plan({ post_id: posted })).rejects.toMatchObject({ code: 'post.posted' });
    await expect(plan({ post_id: sending })).rejects.toMatchObject({ code: 'publication.in_progress' });
  });

  it('leaves a text alone that was scheduled while another was written, and keeps that in the history', async () => {
    const post_id = await aPost(harness.database, harness.userId, { content: 'As I read it' });
    harness.writer.script.push(async ({ onText }) => {
      onText('Unseen');
      await aPublication(harness.database, harness.userId, post_id, { state: 'scheduled' });
      return 'Unseen';
    });
    await expect(harness.generate({ post_id })).rejects.toMatchObject({
      status: 409,
      code: 'publication.scheduled',
    });
    const rows = await harness.database.query('select content, version from posts where id = $1', [post_id]);
    expect(rows).toEqual([{ content: 'As I read it', version: 1 }]);
    const kept = await harness.database.query(
      'select output, error_code from generation_history where post_id = $1',
      [post_id],
    );
    expect(kept).toEqual([{ output: 'Unseen', error_code: 'publication.scheduled' }]);
    // One that was asked for after that is meant for it.
    await harness.generate({ post_id });
    expect(await harness.database.query('select version from posts where id = $1', [post_id])).toEqual([
      { version: 2 },
    ]);
  });

  it('does not replace a text that the publishing took while it was written', async () => {
    const post_id = await aPost(harness.database, harness.userId, { content: 'On its way' });
    harness.writer.script.push(async () => {
      await aPublication(harness.database, harness.userId, post_id, { state: 'needs_user' });
      return 'Too late';
    });
    await expect(harness.generate({ post_id })).rejects.toMatchObject({ code: 'publication.in_progress' });
    const rows = await harness.database.query('select content, version from posts where id = $1', [post_id]);
    expect(rows).toEqual([{ content: 'On its way', version: 1 }]);
  });
});
