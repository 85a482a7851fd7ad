import { analyseStyle, type VoiceQuote } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { LanguageModel, type ObjectRequest } from '../../../platform/ai/language-model.js';
import { enoughPosts } from '../../../../test/support/writing/enough-posts.js';
import { ModelStyleAnalyst } from './model-style-analyst.js';

const POSTS = enoughPosts(['I raised my prices twice. Nobody left.', 'Ask for the budget first.']);
const PROVEN: readonly VoiceQuote[] = [
  { post: 0, sentence: 'Nobody left.' },
  { post: 1, sentence: 'Ask for the budget first.' },
  { post: 2, sentence: 'I raised my prices twice.' },
];
const MADE_UP: VoiceQuote = { post: 0, sentence: 'I love to be loud!' };

/** Judges everything alike, with these quotes, and remembers what it was asked. */
class OpinionatedModel extends LanguageModel {
  readonly name = 'opinionated';
  readonly heard: string[] = [];

  constructor(
    private readonly quotes: readonly VoiceQuote[],
    private readonly summaryQuotes = quotes,
  ) {
    super();
  }

  async object<Value>({ schema, messages }: ObjectRequest<Value>): Promise<Value> {
    this.heard.push(...messages.map(({ text }) => text));
    const { quotes } = this;
    return schema.parse({
      directness: { value: 9, quotes },
      confidence: { value: 9, quotes },
      energy: { value: 9, quotes },
      tone: { value: 'authoritative', quotes },
      humor: { value: 'frequent', quotes },
      insights: [
        { value: 'You give orders.', quotes },
        { value: 'You whisper.', quotes: [MADE_UP] },
      ],
      summary: { value: 'A voice of orders.', quotes: this.summaryQuotes },
    });
  }

  complete = () => Promise.reject(new Error('Not asked for'));
  stream = () => {
    throw new Error('Not asked for');
  };
}

describe('A model’s judgement of a voice', () => {
  const counted = analyseStyle(POSTS);

  it('stands where the rules found too little and sentences of the posts prove it, one by one', async () => {
    const gaps = counted.not_found.map(({ field }) => field);
    expect(gaps).toEqual(expect.arrayContaining(['humor_usage']));
    const analysis = await new ModelStyleAnalyst(new OpinionatedModel([MADE_UP, ...PROVEN], [])).analyse(
      POSTS,
    );
    expect(analysis).toMatchObject({
      humor_usage: 'frequent',
      insights: ['You give orders.'],
      learning_summary: counted.learning_summary,
    });
    expect(analysis.evidence).toContainEqual({ field: 'humor_usage', quotes: PROVEN });
    expect(analysis.not_found.map(({ field }) => field)).not.toContain('humor_usage');
    const fields = analysis.evidence.map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    expect(JSON.stringify(analysis)).not.toContain('loud');
  });

  it('never replaces what the rules found', async () => {
    const direct = enoughPosts([
      'Ask for the budget first. Then stop.',
      'Raise the price. Nobody leaves! Nobody ever leaves.',
      'Do not send the list. Ring them.',
    ]);
    const found = analyseStyle(direct);
    const gaps = new Set(found.not_found.map(({ field }) => field));
    expect(gaps.has('directness_level')).toBe(false);
    expect(found.directness_level).not.toBe(9);
    const quotes = [
      { post: 0, sentence: 'Ask for the budget first.' },
      { post: 1, sentence: 'Raise the price.' },
      { post: 2, sentence: 'Ring them.' },
    ];
    const { directness_level } = await new ModelStyleAnalyst(new OpinionatedModel(quotes)).analyse(direct);
    expect(directness_level).toBe(found.directness_level);
  });

  it('gives way to the rules’ where fewer than three sentences in two posts prove it', async () => {
    const twice = [PROVEN[0]!, PROVEN[1]!, PROVEN[0]!];
    for (const quotes of [PROVEN.slice(0, 2), PROVEN.map((quote) => ({ ...quote, post: 0 })), twice]) {
      const analysis = await new ModelStyleAnalyst(new OpinionatedModel(quotes)).analyse(POSTS);
      expect(analysis).toMatchObject({ tone: counted.tone, directness_level: counted.directness_level });
    }
  });

  it('is not asked for of too little', async () => {
    const model = new OpinionatedModel(PROVEN);
    const posts = ['I raised my prices twice. Nobody left.'];
    expect(await new ModelStyleAnalyst(model).analyse(posts)).toEqual(analyseStyle(posts));
    expect(model.heard).toEqual([]);
  });

  it('gives way to the rules’ where nothing proves it', async () => {
    expect(await new ModelStyleAnalyst(new OpinionatedModel([MADE_UP])).analyse(POSTS)).toEqual(counted);
    expect(await new ModelStyleAnalyst(new OpinionatedModel([])).analyse(POSTS)).toEqual(counted);
  });

  it('is asked of the newest posts, shortened, however many and however long they are', async () => {
    const model = new OpinionatedModel([]);
    await new ModelStyleAnalyst(model).analyse(
      Array.from({ length: 50 }, (_, n) => `Post ${n}. ${'I say it again. '.repeat(1_000)}`),
    );
    const { posts } = JSON.parse(model.heard.join('').replace(/<\/?data>/g, '')) as {
      posts: { post: number; text: string }[];
    };
    expect(posts.map(({ post }) => post)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const { post, text } of posts) {
      expect(text.startsWith(`Post ${post}.`)).toBe(true);
      expect(text.length).toBeLessThan(1_510);
    }
  });
});
