import { CATEGORIES, NO_LESSONS, PROMPT_LIMITS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { ModelOutputError } from '../../../platform/ai/model.errors.js';
import { inventedAuthor } from '../../../../test/support/invented-authors.js';
import { RecordedModel } from '../../../../test/support/recorded-model.js';
import type { PromptWritingRequest } from '../prompt-writer.service.js';
import { ModelPromptWriter } from './model-prompt-writer.js';

const request: PromptWritingRequest = {
  profile: inventedAuthor('cfo').profile,
  preferences: null,
  count: 3,
  pillars: [1, 2],
  existing: [],
  lessons: NO_LESSONS,
  reasons: [{ kind: 'pillar' }, { kind: 'season', season: 'year_end' }, { kind: 'pillar' }],
  seed: 'unused',
};

const item = (subject: string, overrides: object = {}) => ({
  hook: `What ${subject} cost`,
  prompt_text: `Tell of the last time that ${subject} cost a client something, and what you did.`,
  category: CATEGORIES[0],
  pillar_number: 1,
  why: 'It is what you stand for.',
  ...overrides,
});
const overLong = (subject: string) =>
  item(subject, { prompt_text: 'Tell of it. '.repeat(PROMPT_LIMITS.promptText / 6) });
const answer = (...prompts: object[]) => ({ prompts });

describe('Prompts of a model, of which some are unusable', () => {
  it('are kept where they are fine, and the missing one alone is asked for again: two fine ones and one over-long', async () => {
    const model = new RecordedModel(
      answer(item('a forecast'), overLong('an invoice'), item('a discount')),
      answer(item('a late invoice')),
    );
    const { prompts, places } = await new ModelPromptWriter(model).write(request);
    expect(prompts.map(({ hook }) => hook)).toEqual([
      'What a forecast cost',
      'What a late invoice cost',
      'What a discount cost',
    ]);
    expect(places).toBeUndefined();
    const [, again] = model.calls;
    expect(model.calls).toHaveLength(2);
    expect(again?.system).toContain('Write exactly 1 prompt.');
    // The reason of the place that is open, what was wrong with it, and the hooks that are taken.
    expect(again?.user).toContain('the last weeks of a year');
    expect(again?.user).toContain('What an invoice cost');
    expect(again?.user).toContain('What a discount cost');
  });

  it('are fewer where one stays over-long, and say for which places they are', async () => {
    const bad = () => answer(overLong('an invoice'));
    const model = new RecordedModel(
      answer(item('a forecast'), overLong('an invoice'), item('a discount')),
      bad(),
      bad(),
    );
    const { prompts, places } = await new ModelPromptWriter(model).write(request);
    expect(prompts).toHaveLength(2);
    expect(places).toEqual([0, 2]);
    expect(model.calls).toHaveLength(3);
  });

  it.each([
    ['of a category that there is not', { category: 'Poem' }],
    ['for a pillar that there is not', { pillar_number: 9 }],
    ['without a hook', { hook: '' }],
  ])('cost no other where one is %s', async (_what, broken) => {
    const model = new RecordedModel(
      answer(item('a forecast'), item('an invoice', broken), item('a discount')),
      answer(item('a late invoice')),
    );
    const { prompts } = await new ModelPromptWriter(model).write(request);
    expect(prompts).toHaveLength(3);
  });

  it('are asked for again where there came too few', async () => {
    const model = new RecordedModel(
      answer(item('a forecast')),
      answer(item('an invoice'), item('a discount')),
    );
    const { prompts } = await new ModelPromptWriter(model).write(request);
    expect(prompts).toHaveLength(3);
  });

  it('are an error that names what is wrong where not one is fine', async () => {
    const bad = answer(overLong('a'), overLong('b'), overLong('c'));
    const failure = await new ModelPromptWriter(new RecordedModel(bad, bad, bad))
      .write(request)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelOutputError);
    expect(String(failure)).toContain('Item 1:');
  });
});
