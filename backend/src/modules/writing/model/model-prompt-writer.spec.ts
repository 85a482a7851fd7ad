import { CATEGORIES, NO_LESSONS, PROMPT_LIMITS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { ModelOutputError, ModelRefusalError } from '../../../platform/ai/model.errors.js';
import { inventedAuthor, ownPosts } from '../../../../test/support/writing/invented-authors.js';
import { RecordedModel } from '../../../../test/support/writing/recorded-model.js';
import type { PromptWritingRequest } from '../prompt-writer.service.js';
import { ModelPromptWriter } from './model-prompt-writer.js';

const request: PromptWritingRequest = {
  profile: inventedAuthor('cfo').profile,
  preferences: null,
  set_by_hand: [],
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

  const vet = inventedAuthor('vet');
  const ofVet: PromptWritingRequest = {
    ...request,
    profile: vet.profile,
    own_posts: ownPosts(vet.posts),
    notes: vet.notes,
    count: 2,
    reasons: [{ kind: 'pillar' }, { kind: 'pillar' }],
  };
  const good = item('Dolly', {
    prompt_text: 'What did the owner of Dolly ask you after the 12 days of antibiotics?',
  });

  it.each([
    [
      'a sale that nobody told of',
      { hook: 'When Tom sold 40 foals', prompt_text: 'Remember when Tom sold 40 foals to Dubai for €2m?' },
      ['"Dubai" is not from the author', '"€2m" is not from the author'],
    ],
    [
      'a person whom nobody named',
      { prompt_text: 'Tell what Mr Fitzgerald said when the mare went lame.' },
      ['"Mr Fitzgerald" is not from the author'],
    ],
    [
      'what somebody is made to say',
      { prompt_text: 'A client told you “we never pay before the race is won”. What did you answer?' },
      ['we never pay before the race is won'],
    ],
    [
      'their text as a reason',
      { prompt_text: 'Tell of the kettle in the kitchen.', why: 'Tell of the kettle, in the kitchen!' },
      ['why repeats the prompt'],
    ],
    [
      'a stock phrase',
      { hook: 'Unlock the power of trust', prompt_text: 'What does trust mean in today’s fast-paced world?' },
      ['It has the stock phrase "Unlock the power'],
    ],
  ])('are asked for again where they hold %s', async (_what, broken, told) => {
    const model = new RecordedModel(answer(good, item('a kettle', broken)), answer(item('a late call')));
    const { prompts } = await new ModelPromptWriter(model).write(ofVet);
    expect(prompts.map(({ hook }) => hook)).toEqual(['What Dolly cost', 'What a late call cost']);
    const again = (model.calls[1]?.user ?? '').replaceAll('\\"', '"');
    for (const words of told) expect(again).toContain(words);
  });

  it.each([
    ['I am sorry, but I cannot write prompts about the health of animals.', 'It declines'],
    ['Meine Regeln erlauben mir keine Prompts zu Krankheiten.', 'It declines'],
    ['Je préfère ne pas rédiger de prompt sur ce sujet.', 'It declines'],
    ['No puedo escribir este prompt.', 'It declines'],
    ['Sure! What did the owner of the mare ask you last?', 'It hands over'],
    ['Here is your prompt: What did the owner of the mare ask you last?', 'It hands over'],
  ])('are asked for again where one is no prompt: %s', async (prompt_text, told) => {
    const model = new RecordedModel(
      answer(good, item('a kettle', { prompt_text })),
      answer(item('a late call')),
    );
    const { prompts } = await new ModelPromptWriter(model).write(ofVet);
    expect(prompts.map(({ hook }) => hook)).toEqual(['What Dolly cost', 'What a late call cost']);
    expect(model.calls[1]?.user).toContain(told);
  });

  it.each([
    'When did you last refuse to write an offer? Tell what the client said, and what you told them.',
    'Which post of yours got the most questions? Write the answer that you could not give then.',
    'What do you never put into a text for a client, and why?',
    'Welchen Auftrag haben Sie abgelehnt? Schreiben Sie, was der Kunde nicht hören wollte.',
  ])('are kept where they ask about declining and writing: %s', async (prompt_text) => {
    const model = new RecordedModel(answer(good, item('a kettle', { prompt_text })));
    await new ModelPromptWriter(model).write(ofVet);
    expect(model.calls).toHaveLength(1);
  });

  it('are asked for again where the whole answer declines, and the refusal is told where it does so again and again', async () => {
    const declined = () =>
      answer(...['one', 'two'].map((one) => item(one, { prompt_text: 'I cannot help with this request.' })));
    const { prompts } = await new ModelPromptWriter(
      new RecordedModel(declined(), answer(good, item('a late call'))),
    ).write(ofVet);
    expect(prompts).toHaveLength(2);
    await expect(
      new ModelPromptWriter(new RecordedModel(declined(), declined(), declined())).write(ofVet),
    ).rejects.toThrow(ModelRefusalError);
  });

  it.each([
    [
      'The 3 calls I waited for',
      'Which three clients rang too late in the last 12 months, and what did each say?',
    ],
    ['I laughed in the jeep', 'You wrote that unpaid bills went from 31 to 4. Who still pays late, and why?'],
    ['What Aoife knows now', 'Aoife rang eleven times on her first night. How often did she ring this week?'],
    ['My last bad Monday', 'What was the first thing a client said to you on Monday, and what did you do?'],
    ['The Thing Nobody Told Me About Foals', 'Tell of the foal that taught you most. Name the 2 mistakes.'],
  ])('are kept where they only ask, or go back to what the author said: %s', async (hook, prompt_text) => {
    const model = new RecordedModel(answer(good, item('a kettle', { hook, prompt_text })));
    const { prompts } = await new ModelPromptWriter(model).write(ofVet);
    expect(prompts).toHaveLength(2);
    expect(model.calls).toHaveLength(1);
  });

  it('are an error that says so where the list is empty', async () => {
    const none = answer();
    const failure = await new ModelPromptWriter(new RecordedModel(none, none, none))
      .write(request)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelOutputError);
    expect(String(failure)).toContain('The answer has no prompt in it.');
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
