import { analyseStyle, defaultWritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { standingFields } from './standing-fields.rules.js';

const nobody = new Set<string>();
const proven = new Set<string>(['directness_level', 'formality_level', 'question_usage']);
const onePost = analyseStyle(['One post.']);
const analysis = {
  ...onePost,
  not_found: onePost.not_found.filter(({ field }) => !proven.has(field)),
  directness_level: 8,
  energy_level: 5,
  formality_level: 4,
};

describe('The settings that count for more than an interview', () => {
  it('are none of a profile as it came', () => {
    expect(standingFields(defaultWritingProfile(), nobody, null)).toEqual([]);
  });

  it('are those that a person set, whatever posts show', () => {
    const profile = { ...defaultWritingProfile(), directness_level: 8 };
    const byHand = new Set(['directness_level', 'tone_markers']);
    expect(standingFields(profile, byHand, { ...analysis, question_usage: 'light' })).toEqual([
      { field: 'directness_level', value: 8, by: 'person' },
    ]);
  });

  it('are those that posts prove, as long as they stand: not what was not found, nor what was changed since', () => {
    const profile = {
      ...defaultWritingProfile(),
      directness_level: 8,
      energy_level: 5,
      writing_style_formality: 6,
      question_usage: 'light' as const,
    };
    expect(standingFields(profile, nobody, { ...analysis, question_usage: 'frequent' })).toEqual([
      { field: 'directness_level', value: 8, by: 'posts' },
    ]);
  });
});
