import { CATEGORIES, type WrittenPrompt } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { writtenBatchProblems } from './written-batch.policy.js';

describe('The gate before written prompts are saved', () => {
  const prompt = (overrides: Partial<WrittenPrompt> = {}): WrittenPrompt => ({
    hook: 'A hook',
    prompt_text: 'Tell a story.',
    category: CATEGORIES[0]!,
    pillar_number: 1,
    why: 'Your clients ask about it.',
    ...overrides,
  });
  const problems = (prompts: WrittenPrompt[]) =>
    writtenBatchProblems(prompts, { count: 2, pillarCount: 2, neverUsePhrases: ['synergy'] });

  it('lets through as many valid prompts as were asked for, or fewer', () => {
    expect(problems([prompt(), prompt({ hook: 'Another', pillar_number: 2 })])).toEqual([]);
    expect(problems([prompt()])).toEqual([]);
  });

  it('stops more prompts than were asked for', () => {
    expect(problems([prompt(), prompt(), prompt()])).toEqual(['2 prompts were asked for, 3 came.']);
  });

  it('stops what the rules of a prompt forbid', () => {
    expect(
      problems([prompt({ pillar_number: 3, why: '' }), prompt({ hook: 'Pure synergy', category: 'Rant' })]),
    ).toHaveLength(4);
  });
});
