import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkWrittenPrompt } from './written-prompt.rules.js';

const context = { pillarCount: 3, neverUsePhrases: ['synergy'] };
const good = {
  hook: 'I lost my biggest client in March.',
  prompt_text: 'Tell what happened and what you changed.',
  category: 'First-person anecdote',
  pillar_number: 2,
  why: 'Your clients ask about it.',
};
const problemsOf = (overrides: object) => checkWrittenPrompt({ ...good, ...overrides }, context).problems;

describe('a written prompt', () => {
  it('is taken, trimmed and without fields that nobody asked for', () => {
    expect(checkWrittenPrompt({ ...good, hook: ` ${good.hook}\n`, user_id: 'x' }, context)).toEqual({
      prompt: good,
      problems: [],
    });
  });

  it.each([
    [{ hook: 'x'.repeat(121) }, 'hook has 121 characters; at most 120 are allowed.'],
    [{ hook: ' ' }, 'hook must not be empty.'],
    [{ hook: null }, 'hook must be a text.'],
    [{ prompt_text: 'x'.repeat(601) }, 'prompt_text has 601 characters; at most 600 are allowed.'],
    [{ why: '' }, 'why must not be empty.'],
    [{ why: undefined }, 'why must be a text.'],
    [{ why: 'x'.repeat(301) }, 'why has 301 characters; at most 300 are allowed.'],
    [{ why: 'It is synergy.' }, 'The prompt must not use the phrase "synergy".'],
    [{ pillar_number: 4 }, 'pillar_number must be a whole number from 1 to 3.'],
    [{ pillar_number: 0 }, 'pillar_number must be a whole number from 1 to 3.'],
    [{ pillar_number: '2' }, 'pillar_number must be a whole number from 1 to 3.'],
    [{ pillar_number: 1.5 }, 'pillar_number must be a whole number from 1 to 3.'],
    [{ hook: 'Pure Synergy' }, 'The prompt must not use the phrase "synergy".'],
  ])('with %p has the problem %p', (overrides, problem) => {
    expect(problemsOf(overrides)).toEqual([problem]);
  });

  it('needs one of the known categories, which the problem lists', () => {
    expect(problemsOf({ category: 'Poem' })[0]).toMatch(
      /^category must be one of: Educational how-to post; /,
    );
  });

  it('may be exactly as long as allowed', () => {
    expect(problemsOf({ hook: 'x'.repeat(120), prompt_text: '🚀'.repeat(600) })).toEqual([]);
  });

  it('reports all that is wrong at once', () => {
    expect(problemsOf({ hook: '', category: '', pillar_number: null })).toHaveLength(3);
  });

  it('is either whole or explained, whatever a model returns', () => {
    fc.assert(
      fc.property(fc.anything(), (candidate) => {
        const { prompt, problems } = checkWrittenPrompt(candidate, context);
        expect(prompt === null).toBe(problems.length > 0);
      }),
    );
  });
});
