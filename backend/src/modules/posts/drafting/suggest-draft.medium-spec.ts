import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { DraftingHarness, type DraftingOptions } from '../../../../test/support/writing/drafting-harness.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import type { GenerationRow } from '../../generations/generations.repository.js';
import type { GeneratePostRequest } from './generate-post.dto.js';

describe('A draft to look at first', () => {
  let connection: ConnectedDatabase;
  let harness: DraftingHarness;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    harness = await DraftingHarness.open(connection.database);
  });

  const FACTS = 'We raised our prices by 20% in May, and not one client left us.';
  const suggest = async (request: GeneratePostRequest, options: DraftingOptions = {}) => {
    const { type, data } = await harness.run({ mode: 'suggest', ...request }, options);
    if (type !== 'suggestion') throw new Error(`It ended as ${type}`);
    return data;
  };
  const rowOf = async (id: string) => {
    const [row] = await harness.database.query<GenerationRow>(
      'select *, changed_share::float8 from generation_history where id = $1',
      [id],
    );
    return row;
  };
  const textOf = async (id: string) => {
    const [row] = await harness.database.query('select content, version from posts where id = $1', [id]);
    return row;
  };

  it('of a post without notes has what its user typed as its source, and nothing that the suggestion before brought', async () => {
    const typed = 'We lost some of our clients in May. I called every one of them.';
    const post_id = await aPost(harness.database, harness.userId, { content: typed });
    const lies = [
      ['We lost 41% of our clients in May, said Ruth Berger.', '41%', 'Ruth Berger'],
      ['In May we lost 41 percent. Berger said so.', '41 percent', 'Berger'],
    ];
    for (const [text = '', number = '', name = ''] of lies) {
      harness.writer.script.push(async ({ onFindings }) => {
        onFindings?.([
          { kind: 'number', quotation: number },
          { kind: 'name', quotation: name },
        ]);
        return text;
      });
      await suggest({ post_id, instructions: 'Shorter', skip_questions: true });
      await harness.database.query('update posts set content = $2 where id = $1', [post_id, text]);
    }
    await harness.generate({ post_id });
    const [first, ...later] = harness.writer.requests.map(({ source }) => source);
    expect(first).toEqual({ kind: 'notes', notes: typed });
    expect(JSON.stringify(later)).not.toMatch(/41|Berger/u);
    const kept = await harness.database.query('select ai_prompt_used from posts where id = $1', [post_id]);
    expect(JSON.stringify(kept)).not.toMatch(/41|Berger/u);
  });

  it('never touches the post, and says what the text was drawn from', async () => {
    const post_id = await aPost(harness.database, harness.userId, { content: FACTS });
    const training = await aPost(harness.database, harness.userId, {
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
      user_id: harness.userId,
      post_id,
      kind: 'suggestion',
      status: 'completed',
      output: text,
      outcome: null,
      request: { mode: 'suggest', instructions: 'Warmer', selection: null, answers: [] },
      sources,
      writer: harness.writer.description,
    });
  });

  it('tells the writer what its author was told to do with the text, until they write it anew', async () => {
    const draft = 'The van stood in the yard. It rained on Monday, and nobody had closed the window.';
    harness.writer.script.push(async () => draft);
    const { post, generation_id } = await harness.generate({ custom_notes: 'the van and the window' });
    const advice = [{ kind: 'advice', label: 'Read it over', excerpt: null, id: null }];
    await harness.database.query('update generation_history set sources = $2 where id = $1', [
      generation_id,
      JSON.stringify(advice),
    ]);
    const told = async (content: string, more: GeneratePostRequest = {}) => {
      await suggest({ post_id: post.id, content, instructions: 'Shorter', skip_questions: true, ...more });
      return harness.writer.requests.at(-1)?.advice;
    };
    expect(await told(draft)).toEqual(advice);
    expect(await told(draft, { selection: 'It rained on Monday' })).toEqual(advice);
    expect(await told(`${draft} I have paid for it since.`)).toEqual(advice);
    expect(await told('Whoever parks outside checks every seal in autumn, and twice in March.')).toEqual([]);
    // A text that was only looked at says nothing of the one that stands.
    expect(await told(draft)).toEqual(advice);
    const { generation_id: taken } = await suggest({ post_id: post.id, content: draft });
    await harness.database.query(`update generation_history set outcome = 'replaced' where id = $1`, [taken]);
    expect(await told('Draft number 7 #Work')).toEqual([]);
  });

  it('works on the text as it stands in the editor, or on a part of it', async () => {
    const post_id = await aPost(harness.database, harness.userId, { content: 'Saved before' });
    await suggest({ post_id, content: FACTS, selection: 'in May' });
    expect(harness.writer.requests[0]).toMatchObject({ previous_text: FACTS, selection: 'in May' });
    for (const wrong of [
      { mode: 'suggest' as const, custom_notes: FACTS },
      { mode: 'suggest' as const, post_id, selection: 'nowhere in it' },
      { post_id, content: FACTS, selection: 'in May' },
    ]) {
      await expect(harness.command.plan(harness.userId, wrong)).rejects.toBeInstanceOf(InvalidInputError);
    }
  });

  it('learns from training posts and from what the user gave four stars, never from others’', async () => {
    const { database } = harness;
    const own = async (overrides: Parameters<typeof aPost>[2], rating?: number) => {
      const post_id = await aPost(database, harness.userId, { status: 'used', ...overrides });
      if (rating !== undefined)
        await insertRow(database, 'feedback', { user_id: harness.userId, post_id, rating });
      return post_id;
    };
    const liked = await own({}, 5);
    await own({}, 3);
    await own({ deleted_at: new Date() }, 5);
    const training = await own({ source_type: 'training' });
    const stranger = (await aProfile(database)).id;
    await aPost(database, stranger, { source_type: 'training', status: 'used' });
    await harness.generate({ custom_notes: FACTS });
    expect(harness.writer.requests[0]?.examples.map(({ id }) => id)).toEqual([training, liked]);
  });

  it('asks first when there is too little to write from, unless it is told to write anyway', async () => {
    const post_id = await aPost(harness.database, harness.userId, { content: 'Onboarding' });
    for (const request of [
      { custom_notes: 'Onboarding took three weeks' },
      { mode: 'suggest' as const, post_id },
    ]) {
      const { type, data } = await harness.run(request);
      expect([type, data]).toMatchObject([
        'questions',
        { questions: ['What happened?', 'What came of it?'], generation_id: expect.any(String) },
      ]);
    }
    expect(await harness.postCount()).toBe(1);

    const answers = [{ question: 'What happened?', answer: 'Six people waited for a password' }];
    const { post } = await harness.generate({ custom_notes: 'Onboarding took three weeks', answers });
    expect(harness.writer.requests.at(-1)).toMatchObject({ answers });
    expect(post.ai_prompt_used).toBe('Onboarding took three weeks\n\nSix people waited for a password');
    expect((await harness.run({ custom_notes: 'Onboarding', skip_questions: true })).type).toBe('draft');
    expect((await harness.run({ custom_notes: FACTS })).type).toBe('draft');
    expect((await harness.run({ prompt_id: await harness.prompt() })).type).toBe('draft');
  });

  it('asks about a prompt where the writer adds nothing to the user’s own words, until there are some', async () => {
    harness.writer.writesFromPrompts = false;
    const prompt_id = await harness.prompt();
    expect((await harness.run({ prompt_id })).type).toBe('questions');
    const { post } = await harness.generate({ prompt_id, skip_questions: true });
    const again = { mode: 'suggest' as const, post_id: post.id };
    const [hook] = await harness.database.query<{ hook: string }>(
      'select hook from content_prompts where id = $1',
      [prompt_id],
    );
    const places = `${hook?.hook}\n\n[One case: who, when, which number of yours shows it.]`;
    expect((await harness.run({ ...again, content: places })).type).toBe('questions');
    expect((await harness.run({ ...again, content: `${places}\n\n${FACTS}` })).type).toBe('suggestion');
  });
});
