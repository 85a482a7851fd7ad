import { defaultWritingProfile, TONES } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { broughtByTone, fieldsToKeep, hasFormalityOfNewTone } from './analysed-fields.policy.js';

const VOICE = ['writing_style_tone', 'writing_style_formality', 'question_usage', 'energy_level'];
const NOBODY: ReadonlySet<string> = new Set();

describe('What an analysis leaves alone', () => {
  it.each([
    ['nothing that nobody set by hand', [], []],
    ['what a person set', ['energy_level'], ['energy_level']],
    ['what a person set and no analysis finds', ['never_use_phrases'], []],
    ['a tone, but not the formality that is measured', ['writing_style_tone'], ['writing_style_tone']],
    ['a formality of its own', ['writing_style_formality'], ['writing_style_formality']],
  ])('is %s', (_, byHand, kept) => {
    expect(fieldsToKeep(VOICE, new Set(byHand))).toEqual(kept);
  });

  it('is nothing that it would not change', () => {
    expect(fieldsToKeep(['question_usage'], new Set(['writing_style_tone', 'energy_level']))).toEqual([]);
  });
});

describe('What a proven tone brings', () => {
  const before = defaultWritingProfile();

  it.each([
    ['professional', 8, 'minimal'],
    ['authoritative', 9, 'minimal'],
    ['educational', 7, 'moderate'],
    ['conversational', 4, 'frequent'],
    ['casual', 3, 'frequent'],
    ['inspirational', 6, 'moderate'],
  ] as const)('is of %s formality %d and %s questions', (tone, formality, questions) => {
    expect(broughtByTone({ writing_style_tone: tone }, before, NOBODY)).toEqual({
      writing_style_formality: formality,
      question_usage: questions,
    });
    expect(TONES).toContain(tone);
  });

  it('replaces what an earlier tone brought, and nothing that was measured or set by hand', () => {
    const casual = {
      ...before,
      writing_style_tone: 'casual',
      writing_style_formality: 3,
      question_usage: 'frequent',
    } as const;
    const found = { writing_style_tone: 'professional' } as const;
    expect(broughtByTone(found, casual, NOBODY)).toEqual({
      writing_style_formality: 8,
      question_usage: 'minimal',
    });
    expect(broughtByTone(found, { ...casual, writing_style_formality: 2 }, NOBODY)).toEqual({
      question_usage: 'minimal',
    });
    expect(broughtByTone({ ...found, question_usage: 'light' }, casual, NOBODY)).toEqual({
      writing_style_formality: 8,
    });
    expect(broughtByTone(found, casual, new Set(['question_usage']))).toEqual({ writing_style_formality: 8 });
  });

  it('is nothing without a tone, or with one that the user did not want', () => {
    expect(broughtByTone({ energy_level: 9 }, before, NOBODY)).toEqual({});
    expect(broughtByTone({ writing_style_tone: 'casual' }, before, new Set(['writing_style_tone']))).toEqual(
      {},
    );
  });
});

describe('A formality that came with the tone its user chose', () => {
  const before = defaultWritingProfile();

  it.each([
    ['is the one of the new tone', { writing_style_tone: 'casual', writing_style_formality: 3 }, true],
    ['is none that says otherwise', { writing_style_tone: 'casual', writing_style_formality: 6 }, false],
    ['is none of the tone as it was', { writing_style_formality: 8 }, false],
  ] as const)('%s', (_, change, expected) => {
    expect(hasFormalityOfNewTone(before, { ...before, ...change })).toBe(expected);
  });
});
