import { describe, expect, it } from '@jest/globals';
import { EDIT_KINDS } from './edit-trace.js';
import {
  briefSentence,
  effectSentence,
  noticedSentence,
  proposalSentence,
  type RuleInWords,
  whereWords,
} from './learned-rule.texts.js';

const told = (kind: RuleInWords['kind'], rest: Partial<RuleInWords> = {}): RuleInWords => ({
  kind,
  key: kind === 'opening_replaced' ? 'question' : '',
  phrase: 'utilize',
  instead: 'use',
  measure: null,
  occurrences: 4,
  opportunities: 4,
  learned_where: { places: ['close'], from: ['prompt'], pillars: [2] },
  ...rest,
});

describe('The texts of a learned rule', () => {
  it.each<[RuleInWords, string]>([
    [
      told('cut_phrase', { phrase: 'excited to announce' }),
      'You removed “excited to announce” 4 times: never use it?',
    ],
    [told('replaced_phrase'), 'You wrote “use” for “utilize” 4 times: never use “utilize”?'],
    [
      told('added_phrase', { phrase: 'Cash first.' }),
      'You added “Cash first.” at the end 4 times: a signature phrase?',
    ],
    [told('closing_question'), 'You always delete the closing question: end without one?'],
    [
      told('closing_question', { opportunities: 5 }),
      'You delete the closing question in 4 of 5 drafts: end without one?',
    ],
    [told('hashtags'), 'You always remove the hashtags: write without them?'],
    [told('emoji_removed', { measure: 0 }), 'You always remove the emoji: write without them?'],
    [
      told('emoji_removed', { measure: 1, opportunities: 5 }),
      'You remove emoji in 4 of 5 drafts: use fewer of them?',
    ],
    [told('emoji_added', { measure: 2 }), 'You add emoji in all 4 drafts: use more of them?'],
    [
      told('paragraphs_split', { opportunities: 6 }),
      'You split paragraphs in 4 of 6 drafts: shorter paragraphs?',
    ],
    [told('paragraphs_merged'), 'You join paragraphs in all 4 drafts: longer paragraphs?'],
    [told('opening_replaced'), 'You replaced the first line by a question in all 4 drafts: begin so?'],
    [told('shortened', { measure: 0.66 }), 'You cut drafts by a third: shorter posts?'],
    [told('shortened', { measure: 0.5 }), 'You cut drafts by half: shorter posts?'],
    [told('lengthened', { measure: 1.5 }), 'You make drafts longer by half: longer posts?'],
    [told('lengthened', { measure: 3 }), 'You make drafts longer by more than as much again: longer posts?'],
  ])('ask %#', (rule, sentence) => {
    expect(proposalSentence(rule)).toBe(sentence);
  });

  it.each(EDIT_KINDS)('tell a writer of %s in a sentence, with where it was learned', (kind) => {
    expect(briefSentence(told(kind), ['Pricing', 'Clients'])).toMatch(
      /^[A-Z][^?]*\. Learned from 4 drafts that the author edited \(at the end, in drafts from prompts, about “Clients”\)\.$/u,
    );
    expect(noticedSentence(told(kind))).toMatch(/^You .*\.$/u);
  });

  it('name the places only where there is one, and no pillar that is gone', () => {
    const where = { places: ['close', 'opening'], from: ['notes', 'prompt'], pillars: [1, 7] } as const;
    expect(whereWords(where, ['Pricing'])).toBe('in drafts from prompts and notes, about “Pricing”');
    expect(whereWords({ places: ['within'], from: ['notes'], pillars: [] }, [])).toBe(
      'within the text, in drafts from notes',
    );
  });

  it('say what changes in the profile', () => {
    expect(
      effectSentence([
        { field: 'question_usage', from: 'moderate', to: 'light' },
        { field: 'formatting_preferences', from: [], to: ['No question at the end'] },
      ]),
    ).toBe('“Questions” goes from moderate to light. “Formatting” gets “No question at the end”.');
  });
});
