import { INTERVIEW_FIELDS, type InterviewFindings } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { requestOf, standingAgainst, UNTOUCHED, valueIn } from './summary-draft';

const FOUND: InterviewFindings = {
  levels: [
    { scale: 'energy_level', level: 7, pairs: ['energy_level.first'] },
    { scale: 'directness_level', level: 2, pairs: ['directness_level.first', 'directness_level.low'] },
  ],
  questionUsage: 'frequent',
  neverUse: [
    { phrase: 'synergy', from: 'never_words' },
    { phrase: 'thrilled', from: 'disliked_post' },
  ],
  address: 'du',
  texts: [{ question: 'story', text: 'Last week.' }],
};
const request = (draft = {}) => requestOf(FOUND, { ...UNTOUCHED, ...draft }, INTERVIEW_FIELDS);

describe('What is saved of a summary', () => {
  it('is all that was heard, and nothing that was not', () => {
    expect(request()).toEqual({
      energy_level: 7,
      directness_level: 2,
      question_usage: 'frequent',
      never_use_phrases: ['synergy', 'thrilled'],
      address: 'du',
      texts: ['story'],
      corrected: [],
      replace: [],
    });
  });

  it('leaves out what is not the user, with what they had corrected of it', () => {
    const left = ['energy_level', 'never_use', 'address', 'story'] as const;
    expect(request({ left, values: { energy_level: 9 }, replace: ['energy_level'] })).toEqual({
      directness_level: 2,
      question_usage: 'frequent',
      never_use_phrases: [],
      texts: [],
      corrected: [],
      replace: [],
    });
  });

  it('has what was corrected, and says so where it differs from what was heard', () => {
    const draft = {
      values: { energy_level: 9, directness_level: 2 },
      address: 'Sie' as const,
      removed: ['thrilled'],
      replace: ['directness_level'],
    };
    expect(request(draft)).toMatchObject({
      energy_level: 9,
      directness_level: 2,
      address: 'Sie',
      never_use_phrases: ['synergy'],
      corrected: ['energy_level'],
      replace: ['directness_level'],
    });
  });
});

describe('A field that counts for more', () => {
  it('is asked about only where it says something else', () => {
    const standing = [{ field: 'energy_level' as const, value: 7, by: 'posts' as const }];
    expect(standingAgainst(standing, 'energy_level', 7)).toBeUndefined();
    expect(standingAgainst(standing, 'energy_level', 8)).toBe(standing[0]);
    expect(standingAgainst(standing, 'directness_level', 8)).toBeUndefined();
    expect(valueIn(FOUND, UNTOUCHED, 'confidence_level')).toBeNull();
  });
});
