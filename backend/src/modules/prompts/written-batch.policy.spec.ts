import { CATEGORIES, type WrittenPrompt } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { writtenBatchProblems } from './written-batch.policy.js';

describe('The gate before written prompts are saved', () => {
  const prompt = (overrides: Partial<WrittenPrompt> = {}): WrittenPrompt => ({
    hook: 'A hook',
    prompt_text: 'Tell a story.',
    category: CATEGORIES[0]!,
    pillar_number: 1,
    ...overrides,
  });
  const problems = (prompts: WrittenPrompt[], recentHooks: string[] = []) =>
    writtenBatchProblems(prompts, {
      count: 2,
      pillarCount: 2,
      neverUsePhrases: ['synergy'],
      recentHooks,
    });

  it('lets through as many valid prompts as were asked for', () => {
    expect(problems([prompt(), prompt({ hook: 'Another', pillar_number: 2 })], ['Old'])).toEqual([]);
  });

  it('stops another number of prompts', () => {
    expect(problems([prompt()])).toEqual(['2 prompts were asked for, 1 came.']);
  });

  it('stops what the rules of a prompt forbid', () => {
    expect(
      problems([prompt({ pillar_number: 3 }), prompt({ hook: 'Pure synergy', category: 'Rant' })]),
    ).toHaveLength(3);
  });

  it('stops a hook that is there already, in any case', () => {
    expect(problems([prompt(), prompt({ hook: ' A HOOK' })])).toEqual([
      'The hook " A HOOK" is there already.',
    ]);
    expect(problems([prompt(), prompt({ hook: 'B' })], ['a hook'])).toEqual([
      'The hook "A hook" is there already.',
    ]);
  });
});
