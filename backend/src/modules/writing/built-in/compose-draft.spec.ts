import {
  CATEGORIES,
  countCharacters,
  defaultWritingProfile,
  extractHashtags,
  type WritingProfile,
} from '@drumbeat/domain';
import { draftProblems } from '../written-draft.rules.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DraftSource, DraftWritingRequest } from '../draft-writer.service.js';
import { composeDraft } from './compose-draft.js';

const profile = {
  full_name: 'Ada Example',
  content_pillars: ['Customer Success', 'Hiring'],
  target_audience: 'Founders of small agencies',
  ideal_target_client: null,
  client_pain_points: 'Churn in the first 90 days',
  industry: 'B2B SaaS',
  business_size: null,
  content_strategy: null,
};
const fromPrompt = (overrides: Partial<Extract<DraftSource, { kind: 'prompt' }>> = {}): DraftSource => ({
  kind: 'prompt',
  id: 1,
  hook: 'A small mistake about customer success that costs more than it seems',
  prompt_text: 'Pick one mistake. Say what it costs. Be kind.',
  category: 'Educational how-to post',
  pillar_label: 'Customer Success',
  ...overrides,
});
const fromNotes = (notes: string): DraftSource => ({ kind: 'notes', notes });
const request = (
  source: DraftSource,
  voice: Partial<WritingProfile> | null = null,
  overrides: Partial<DraftWritingRequest> = {},
): DraftWritingRequest => ({
  profile,
  preferences: voice && { ...defaultWritingProfile(), ...voice },
  source,
  instructions: null,
  previous_text: null,
  selection: null,
  answers: [],
  examples: [],
  own_posts: [],
  seed: 'seed',
  ...overrides,
});
const paragraphsOf = (draft: string) => draft.split('\n\n');

describe('The built-in writer’s draft', () => {
  it('opens with the prompt’s hook, asks what that prompt asks, and closes with a question and two hashtags', () => {
    const draft = composeDraft(request(fromPrompt()));
    const [hook, ...rest] = paragraphsOf(draft);
    expect(hook).toBe('A small mistake about customer success that costs more than it seems');
    expect(rest.join(' ')).toContain('[Pick one mistake.]');
    expect(rest.at(-2)).toMatch(/\?$/);
    expect(extractHashtags(draft)).toEqual(['CustomerSuccess', 'B2BSaaS']);
  });

  it('takes over what a prompt of a model asks for as places to fill', () => {
    const draft = composeDraft(
      request(
        fromPrompt({ hook: 'We lost our biggest client in March', category: 'Case study/success story' }),
      ),
    );
    expect(draft).toContain('[Pick one mistake.]');
    expect(draft).toContain('[Say what it costs.]');
  });

  it('has as many list items as the hook promises', () => {
    const draft = composeDraft(
      request(fromPrompt({ hook: '5 things nobody says', category: 'Listicle with a hook' })),
    );
    expect(draft.match(/^\d\. /gmu)).toHaveLength(5);
  });

  it('works the user’s own words in', () => {
    const draft = composeDraft(
      request(fromNotes('Customer success starts before the sale. we lost a deal over it')),
    );
    const [hook, first] = paragraphsOf(draft);
    expect(hook).toBe('Customer success starts before the sale');
    expect(first).toBe('We lost a deal over it.');
    expect(draft).toContain('[');
    expect(draft).toContain('#CustomerSuccess');
  });

  it('makes no tag of a piece of a pillar', () => {
    const tagsFor = (pillar_label: string) =>
      extractHashtags(composeDraft(request(fromPrompt({ hook: 'A hook', pillar_label }))));
    expect(tagsFor('Talk to the nurses first')).toEqual(['B2BSaaS']);
    expect(tagsFor('Ask me anything')).toEqual(['AskMeAnything', 'B2BSaaS']);
  });

  it('marks where notes that are too long for LinkedIn have to be cut', () => {
    const draft = composeDraft(request(fromNotes('Every sentence of these notes counts. '.repeat(130))));
    expect(countCharacters(draft)).toBeLessThanOrEqual(3000);
    expect(draft).toContain('[Your notes go on from here.');
  });

  it('follows the voice: length, formality, emoji, questions, signature', () => {
    const short = composeDraft(request(fromPrompt(), { content_length_preference: 'short' }));
    const long = composeDraft(request(fromPrompt(), { content_length_preference: 'long' }));
    expect(paragraphsOf(short).length).toBeLessThan(paragraphsOf(long).length);

    expect(composeDraft(request(fromPrompt(), { writing_style_formality: 9 }))).not.toMatch(
      /\w'(?:s|t|re|ve|ll|d|m)\b/u,
    );

    const emoji = /\p{Extended_Pictographic}/gu;
    const emojis = (level: WritingProfile['emoji_usage_preference']) =>
      (composeDraft(request(fromPrompt(), { emoji_usage_preference: level })).match(emoji) ?? []).length;
    expect([emojis('none'), emojis('minimal'), emojis('light'), emojis('moderate')]).toEqual([0, 0, 1, 2]);

    const silent = composeDraft(request(fromPrompt(), { question_usage: 'none' }));
    expect(paragraphsOf(silent).at(-2)).not.toContain('?');

    const signed = composeDraft(
      request(fromPrompt(), { signature_expressions: ['Progress over perfection'] }),
    );
    expect(signed).toContain('As I like to say: “Progress over perfection”.');
  });

  it('hands a wish back that it cannot fulfil, as a place to fill', () => {
    const draft = composeDraft(request(fromPrompt(), null, { instructions: 'Make it funnier [please]' }));
    expect(draft).toContain('[Your wish for this version: Make it funnier please]');
  });

  it('is another one for another seed', () => {
    const drafts = new Set(
      ['1', '2', '3', '4'].map((seed) => composeDraft(request(fromPrompt(), null, { seed }))),
    );
    expect(drafts.size).toBeGreaterThan(1);
  });

  it('is valid by the domain’s rules, whatever is written, wanted and forbidden', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.lorem({ maxCount: 300 }),
      fc.constantFrom(
        'no\nlines\n\n- a\n- b',
        '{topic}',
        'a'.repeat(4_900),
        '1. one\n2. two',
        'https://example.com/x',
      ),
    );
    const source = fc.oneof(
      text.map(fromNotes),
      fc
        .record({
          hook: fc.string({ minLength: 1, maxLength: 120 }),
          prompt_text: text,
          category: fc.constantFrom(...CATEGORIES, 'Something else'),
          pillar_label: fc.option(text),
        })
        .map((prompt) => fromPrompt(prompt)),
    );
    const phrase = fc.oneof(
      fc.constantFrom('the', 'your', 'what', 'a', 'how do you see it?', 'B2BSaaS', 'LinkedIn', 'i'),
      fc.lorem({ maxCount: 2 }),
    );
    const voice = fc.record({
      never_use_phrases: fc.array(phrase, { maxLength: 4 }),
      emoji_usage_preference: fc.constantFrom('none', 'minimal', 'light', 'moderate', 'frequent'),
      content_length_preference: fc.constantFrom('short', 'medium', 'long'),
      question_usage: fc.constantFrom('none', 'moderate'),
      writing_style_formality: fc.integer({ min: 1, max: 10 }),
      signature_expressions: fc.array(text, { maxLength: 2 }),
    } as const);
    fc.assert(
      fc.property(source, voice, fc.option(text), fc.string(), (from, preferences, instructions, seed) => {
        const draft = composeDraft(request(from, preferences, { instructions, seed }));
        expect(draftProblems(draft, { neverUsePhrases: preferences.never_use_phrases })).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
