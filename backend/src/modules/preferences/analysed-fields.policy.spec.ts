import { describe, expect, it } from '@jest/globals';
import { fieldsToKeep } from './analysed-fields.policy.js';

const VOICE = ['writing_style_tone', 'writing_style_formality', 'question_usage', 'energy_level'];

describe('What an analysis leaves alone', () => {
  it.each([
    ['nothing that nobody set by hand', [], []],
    ['what a person set', ['energy_level'], ['energy_level']],
    ['what a person set and no analysis finds', ['never_use_phrases'], []],
    [
      'what comes with a tone that a person set',
      ['writing_style_tone'],
      ['writing_style_formality', 'writing_style_tone', 'question_usage'],
    ],
    ['a formality of its own', ['writing_style_formality'], ['writing_style_formality']],
  ])('is %s', (_, byHand, kept) => {
    expect(fieldsToKeep(VOICE, new Set(byHand))).toEqual(kept);
  });

  it('is nothing that it would not change', () => {
    expect(fieldsToKeep(['question_usage'], new Set(['writing_style_tone', 'energy_level']))).toEqual([]);
  });
});
