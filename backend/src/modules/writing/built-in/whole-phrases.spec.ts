import { NO_LESSONS, PROMPT_LIMITS, type WrittenPrompt } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AnsweredProfile } from '../profile-writer.service.js';
import { composePillars } from './profile/compose-pillars.js';
import { composePrompts } from './prompts/compose-prompts.js';

const profileWith = (answers: Partial<AnsweredProfile>): AnsweredProfile => ({
  full_name: 'Ada Example',
  content_pillars: ['Pricing', 'Hiring', 'Leadership'],
  target_audience: null,
  ideal_target_client: null,
  client_pain_points: null,
  industry: null,
  business_size: null,
  company_size: null,
  content_strategy: null,
  generated_icp_summary: null,
  pain_points: null,
  ...answers,
});
const promptsFor = (answers: Partial<AnsweredProfile>, seed = 'seed', count = 30): WrittenPrompt[] =>
  composePrompts({
    profile: profileWith(answers),
    preferences: null,
    set_by_hand: [],
    count,
    pillars: [],
    existing: [],
    lessons: NO_LESSONS,
    reasons: [],
    seed,
  });
const everythingFor = (answers: Partial<AnsweredProfile>): string =>
  [
    ...['a', 'b', 'c'].flatMap((seed) => promptsFor(answers, seed, 60)).flatMap(wordsOf),
    ...composePillars({ profile: profileWith(answers), neverUsePhrases: [] }),
  ].join('\n');
const wordsOf = ({ hook, prompt_text, why }: WrittenPrompt) => [hook, prompt_text, why];
const withoutCapital = (text: string) => text.toLowerCase();

/** True when every occurrence of a phrase's first words starts the complete phrase. */
const standsWhole = (text: string, phrase: string): boolean => {
  const start = phrase
    .split(' ')
    .slice(0, /^the /iu.test(phrase) ? 3 : 2)
    .join(' ');
  const places = withoutCapital(text).split(withoutCapital(start)).length - 1;
  return places === withoutCapital(text).split(withoutCapital(phrase)).length - 1;
};

describe('What people type stands whole in a prompt, or not at all', () => {
  it.each([
    'Companies that sell to hospitals',
    'Nurses returning to work after a stroke',
    'First-time mothers over 35 returning to work',
    'Managers new to leadership',
    'People close to retirement',
    'The person who signs the cheque at a charity',
    'Dog owners whose dog barks at everything',
    'Owners of small cafés',
    'Coaches need clients',
    'Maria helps founders to grow',
    'Inhaber kleiner Agenturen',
  ])('as the client: %s', (ideal_target_client) => {
    expect(standsWhole(everythingFor({ ideal_target_client }), ideal_target_client)).toBe(true);
  });

  it.each([
    ['Companies that sell to hospitals', 'did companies that sell to hospitals put'],
    ['Nurses returning to work after a stroke', 'did nurses returning to work after a stroke put'],
    ['Owners of small cafés', 'did owners of small cafés put'],
    ['HR partners', 'did HR partners put'],
    [
      'The person who signs the cheque at a charity',
      'did the people you work for (“The person who signs the cheque at a charity”) put',
    ],
  ])('is spoken of in a sentence where it is surely several people: %s', (ideal_target_client, words) => {
    expect(everythingFor({ ideal_target_client })).toContain(words);
  });

  it.each([
    'Coaches need clients',
    'Maria helps founders to grow',
    'Inhaber kleiner Agenturen',
    'Sales manager at a bank',
  ])('is in no sentence where it may be anything else: %s', (ideal_target_client) => {
    const hooks = promptsFor({ ideal_target_client }, 'seed', 60).map(({ hook }) => hook);
    expect(hooks.join('\n').toLowerCase()).not.toContain(ideal_target_client.toLowerCase());
  });

  it.each([
    'Neighbours complain: what helps when they ring at seven',
    'Their dog pulls: what helps',
    'No time: what helps',
    'If everything costs more',
    'When everything costs more',
    'Raise your prices',
    'Talk to your partner',
    'Ask me anything',
    'Stop guessing',
    'Who signs that?',
    'Nachfolge im Handwerk',
    'Führung im Mittelstand',
    'Customer success',
  ])('as a pillar, with its own punctuation around it: %s', (pillar) => {
    const prompts = promptsFor({ content_pillars: [pillar] });
    for (const text of prompts.flatMap(({ hook, prompt_text }) => [hook, prompt_text])) {
      const [before, after, ...more] = text.toLowerCase().split(pillar.toLowerCase());
      expect(more).toEqual([]);
      if (after === undefined) continue;
      expect(before).toMatch(/(?:^|: |“)$/u);
      expect(after).toMatch(/^(?:$|: |”)/u);
    }
    expect(prompts.some(({ hook }) => hook.includes(pillar))).toBe(true);
    expect(standsWhole(prompts.flatMap(wordsOf).join('\n'), pillar)).toBe(true);
  });

  it('is a pillar in the sentence where that is surely a noun', () => {
    for (const pillar of [
      'Pricing',
      'Leadership in hospitals',
      'Hiring and onboarding',
      'Pricing with confidence',
    ]) {
      const hooks = promptsFor({ content_pillars: [pillar] }, 'seed', 60).map(({ hook }) => hook);
      expect(hooks).toContain(`I was wrong about ${pillar.toLowerCase()}`);
    }
  });

  it('names the other readers in at most one prompt of three, and the clients in the others', () => {
    const answers = { ideal_target_client: 'Mothers of twins', target_audience: 'HR partners' };
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const texts = promptsFor(answers, seed, 3).map(({ hook, prompt_text }) => `${hook} ${prompt_text}`);
      expect(texts.filter((text) => text.includes('HR partners')).length).toBeLessThanOrEqual(1);
    }
    const why = promptsFor(answers, 'a', 60).map((prompt) => prompt.why);
    expect(why.join(' ')).not.toContain('HR partners');
  });

  const word = fc.constantFrom(
    ...'raise talk stop managers mothers café owner Führung Nachfolge im to who that your when prices and help trust SaaS sell'.split(
      ' ',
    ),
  );
  const shapes = fc.constantFrom<(words: string) => string>(
    (words) => words,
    (words) => `Why ${words}?`,
    (words) => `Raise ${words}`,
    (words) => `${words}: what helps`,
    (words) => `The person who ${words}`,
    (words) => `Owners of ${words}`,
    (words) => `I ${words}, but ${words}`,
    (words) => `Für ${words}`,
  );
  /** A mark that no frame contains delimits a phrase. */
  const typed = (start: string, end: string) =>
    fc
      .tuple(fc.array(word, { maxLength: 18 }), shapes)
      .map(([words, shape]) => shape([start, ...words, end].join(' ')).slice(0, 120));

  it('holds for whatever is typed, and every sentence comes to its end', () => {
    fc.assert(
      fc.property(
        fc.array(typed('pone', 'pend'), { minLength: 1, maxLength: 5 }),
        fc.option(typed('cone', 'cend')),
        fc.option(typed('aone', 'aend')),
        fc.option(typed('bone', 'bend')),
        fc.option(typed('ione', 'iend')),
        fc.string(),
        (content_pillars, ideal_target_client, target_audience, client_pain_points, industry, seed) => {
          const answers = {
            content_pillars,
            ideal_target_client,
            target_audience,
            client_pain_points,
            industry,
          };
          const prompts = promptsFor(answers, seed, 12);
          const fields = [
            ...content_pillars,
            ideal_target_client,
            target_audience,
            client_pain_points,
            industry,
          ];
          const phrases = fields
            .filter((one) => one !== null)
            .map((one) => one.replace(/[\s?:]+$/u, '').trim());
          for (const text of prompts.flatMap(wordsOf)) {
            let rest = text.toLowerCase();
            for (const phrase of [...phrases].sort((a, b) => b.length - a.length)) {
              rest = rest.replaceAll(phrase.toLowerCase(), '');
            }
            expect(rest).not.toMatch(/\b(?:[pcabi]one|[pcabi]end)\b/u);
          }
          for (const { hook, prompt_text, why } of prompts) {
            expect(hook.length).toBeLessThanOrEqual(PROMPT_LIMITS.hook);
            for (const text of [prompt_text, why]) expect(text).toMatch(/[.?!]”?$/u);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
