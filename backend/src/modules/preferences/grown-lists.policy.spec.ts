import { describe, expect, it } from '@jest/globals';
import { PREFERENCE_LIMITS } from '@drumbeat/domain';
import { grownLists } from './grown-lists.policy.js';

const { list: MAX } = PREFERENCE_LIMITS;
const listOf = (characters: number) => ['x'.repeat(characters - 1), 'y'];
const insights = (characters: number) => ({
  personalization_data: {
    last_analysis: null,
    learning_summary: 'z'.repeat(MAX),
    analysis_insights: listOf(characters),
  },
});

describe('Lists that have grown too long', () => {
  it('have more characters as a whole than a list may have', () => {
    const before = { tone_markers: ['x'], ...insights(10) };
    expect(grownLists(before, { tone_markers: listOf(MAX), ...insights(MAX) })).toEqual([]);
    expect(grownLists(before, { tone_markers: listOf(MAX + 1), ...insights(MAX + 1) })).toEqual([
      'tone_markers',
      'personalization_data.analysis_insights',
    ]);
  });

  it('are not those from before the bound, as long as they grow no longer', () => {
    const before = { tone_markers: listOf(MAX + 500), ...insights(MAX + 500) };
    for (const characters of [MAX + 500, MAX + 499]) {
      expect(grownLists(before, { tone_markers: listOf(characters), ...insights(characters) })).toEqual([]);
    }
    expect(grownLists(before, { tone_markers: listOf(MAX + 501) })).toEqual(['tone_markers']);
  });

  it('are not those of another field, which is as short as it is', () => {
    expect(grownLists({ tone_markers: listOf(MAX + 500) }, { industry_jargon: listOf(MAX + 1) })).toEqual([
      'industry_jargon',
    ]);
  });
});
