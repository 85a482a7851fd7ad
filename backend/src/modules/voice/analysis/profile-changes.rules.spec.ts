import { describe, expect, it } from '@jest/globals';
import { ANALYSED_FIELDS, PREFERENCE_LIMITS, type StyleAnalysis } from '@drumbeat/domain';
import { personalizationOf, profileChanges } from './profile-changes.rules.js';

const ANALYSIS: StyleAnalysis = {
  not_found: [],
  phrases: [],
  question_usage: 'light',
  formality_level: 6,
  frequently_used_words: ['studio', 'margin'],
  industry_jargon: ['utilization'],
  signature_expressions: ['sorted by what was left over'],
  emoji_usage: 'none',
  sentence_length: 'short',
  directness_level: 9,
  confidence_level: 8,
  energy_level: 4,
  tone: 'conversational',
  humor_usage: 'light',
  insights: ['Your sentences have 9 words on average.'],
  learning_summary: 'Read 4 posts.',
  evidence: [],
};

describe('what an analysis writes into the writing profile', () => {
  it('has the names of the profile', () => {
    expect(profileChanges(ANALYSIS)).toEqual({
      frequently_used_words: ['studio', 'margin'],
      industry_jargon: ['utilization'],
      signature_expressions: ['sorted by what was left over'],
      emoji_usage_preference: 'none',
      average_sentence_length: 'short',
      humor_usage: 'light',
      question_usage: 'light',
      writing_style_tone: 'conversational',
      writing_style_formality: 6,
      directness_level: 9,
      confidence_level: 8,
      energy_level: 4,
    });
  });

  it('has nothing that was not found', () => {
    const gap = (field: (typeof ANALYSED_FIELDS)[number]) =>
      ({ field, missing: 'sentences', have: 1, needed: 3 }) as const;
    const changes = profileChanges({ ...ANALYSIS, not_found: [gap('humor_usage'), gap('industry_jargon')] });
    expect(Object.keys(changes)).toHaveLength(ANALYSED_FIELDS.length - 2);
    expect(changes).not.toHaveProperty('humor_usage');
    expect(profileChanges({ ...ANALYSIS, not_found: ANALYSED_FIELDS.map(gap) })).toEqual({});
  });

  it('keeps lists within what a profile may hold', () => {
    const changes = profileChanges({
      ...ANALYSIS,
      frequently_used_words: Array.from({ length: 60 }, (_, index) => `word ${index}`),
      signature_expressions: ['x'.repeat(201), ' ', 'x'.repeat(200)],
    });
    expect(changes.frequently_used_words).toHaveLength(50);
    expect(changes.signature_expressions).toEqual(['x'.repeat(200)]);
    const insights = Array.from({ length: 20 }, () => 'x'.repeat(200));
    const { analysis_insights } = personalizationOf({ ...ANALYSIS, insights }, '2026-11-12T10:00:00Z');
    expect(analysis_insights.join('')).toHaveLength(PREFERENCE_LIMITS.list);
  });

  it('keeps what was said of the posts, with the time', () => {
    expect(personalizationOf(ANALYSIS, '2026-11-12T10:00:00Z')).toEqual({
      last_analysis: '2026-11-12T10:00:00Z',
      analysis_insights: ['Your sentences have 9 words on average.'],
      learning_summary: 'Read 4 posts.',
    });
  });
});
