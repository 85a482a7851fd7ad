import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainDates } from '../time/testing/time-arbitraries.js';
import { comparePromptsForLibrary, matchesPromptSearch } from './prompt-library.rules.js';

describe('the order of the library', () => {
  it('has dated prompts first, newest first, ties and undated ones by id', () => {
    const prompts = [
      { id: 5, scheduled_date: null },
      { id: 4, scheduled_date: '2026-11-16' },
      { id: 2, scheduled_date: '2026-11-20' },
      { id: 3, scheduled_date: null },
      { id: 1, scheduled_date: '2026-11-20' },
    ];
    expect(prompts.sort(comparePromptsForLibrary).map(({ id }) => id)).toEqual([1, 2, 4, 3, 5]);
  });

  it('is one order: the same for every shuffle', () => {
    const prompts = fc.uniqueArray(fc.record({ id: fc.nat(), scheduled_date: fc.option(plainDates()) }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(prompts, (list) => {
        const sorted = [...list].sort(comparePromptsForLibrary);
        expect([...list].reverse().sort(comparePromptsForLibrary)).toEqual(sorted);
        const firstUndated = sorted.findIndex((prompt) => prompt.scheduled_date === null);
        if (firstUndated >= 0) {
          expect(sorted.slice(firstUndated).every((prompt) => prompt.scheduled_date === null)).toBe(true);
        }
      }),
    );
  });
});

describe('search', () => {
  const prompt = {
    prompt_text: `${'x'.repeat(150)} pricing`,
    hook: 'I lost a client',
    category: 'First-person anecdote',
    pillar_label: 'Sales',
    prepared_by: 'Priya',
  };

  it.each(['PRICING', 'lost A client', 'first-person-anecdote', '  pricing ', '', 'sales', 'priya'])(
    'finds "%s"',
    (search) => {
      expect(matchesPromptSearch(prompt, search)).toBe(true);
    },
  );

  it('does not find what is nowhere', () => {
    expect(matchesPromptSearch(prompt, 'hiring')).toBe(false);
  });
});
