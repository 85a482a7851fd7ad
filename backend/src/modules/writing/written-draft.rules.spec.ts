import { describe, expect, it } from '@jest/globals';
import { draftProblems } from './written-draft.rules.js';

const context = { neverUsePhrases: ['game changer'] };

describe('a written draft', () => {
  it('is fine with text, up to 3,000 characters', () => {
    expect(draftProblems('x'.repeat(3_000), context)).toEqual([]);
  });

  it('must not be empty, too long or full of banned phrases', () => {
    expect(draftProblems(' \n', context)).toEqual(['The draft is empty.']);
    expect(draftProblems('x'.repeat(3_001), context)).toEqual([
      'The draft has 3001 characters; at most 3000 are allowed.',
    ]);
    expect(draftProblems('A real Game Changer.', context)).toEqual([
      'The draft must not use the phrase "game changer".',
    ]);
  });
});
