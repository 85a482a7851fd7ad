import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calendarCounts } from '../calendar/calendar-week.rules.js';
import { plainDates } from '../time/testing/time-arbitraries.js';
import { CATEGORIES, PROMPT_TYPES } from './prompt-category.rules.js';
import { comparePromptsForLibrary } from './prompt-library.rules.js';
import {
  calendarCountsAfterChange,
  listAfterChange,
  matchesPromptFilter,
  promptCountsAfterChange,
  uniquePrompts,
  type PromptCounts,
  type PromptListFacts,
} from './prompt-list.rules.js';
import { PROMPT_STATUSES, promptStatusChange } from './prompt-status.rules.js';

const words = fc.constantFrom('pricing', 'hiring', 'a quiet week');
const facts = fc.record({
  prompt_text: words,
  hook: words,
  category: fc.constantFrom(...CATEGORIES, 'Something else'),
  pillar_number: fc.integer({ min: 1, max: 3 }),
  pillar_label: fc.option(words),
  prepared_by: fc.option(words),
  scheduled_date: fc.option(plainDates()),
  pushed_to_calendar: fc.boolean(),
  is_favorite: fc.boolean(),
  status: fc.constantFrom(...PROMPT_STATUSES),
});
const withId = (
  id: number,
  { status, ...rest }: Omit<PromptListFacts, 'id' | 'is_used'>,
): PromptListFacts => ({
  id,
  ...rest,
  ...promptStatusChange(status ?? 'new'),
});
const library = fc
  .array(facts, { minLength: 1, maxLength: 30 })
  .map((all) => all.map((one, id) => withId(id, one)));
const filters = fc.record(
  {
    search: fc.constantFrom('', 'PRIC', 'first-person', 'nowhere'),
    type: fc.constantFrom(...PROMPT_TYPES),
    theme: fc.integer({ min: 1, max: 3 }),
    status: fc.constantFrom(...PROMPT_STATUSES),
    favorite: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const listed = (prompts: readonly PromptListFacts[], filter: Parameters<typeof matchesPromptFilter>[1]) =>
  prompts.filter((prompt) => matchesPromptFilter(prompt, filter)).sort(comparePromptsForLibrary);
const counted = (prompts: readonly PromptListFacts[]): PromptCounts => ({
  total: prompts.length,
  new: prompts.filter(({ status }) => status === 'new').length,
  used: prompts.filter(({ status }) => status === 'used').length,
  archived: prompts.filter(({ status }) => status === 'archived').length,
  favorites: prompts.filter(({ is_favorite }) => is_favorite).length,
});

describe('A filter of the library', () => {
  const prompt = withId(1, {
    ...{ pillar_number: 2, pillar_label: null, status: 'used', is_favorite: false, category: CATEGORIES[0]! },
    ...{ hook: 'On pricing', prompt_text: 'Who pays?', prepared_by: null },
    ...{ scheduled_date: null, pushed_to_calendar: false },
  });

  it.each([
    [{}, true],
    [{ theme: 2 }, true],
    [{ theme: 3 }, false],
    [{ status: 'used' as const }, true],
    [{ status: 'new' as const }, false],
    [{ favorite: true as const }, false],
    [{ search: 'PRICING' }, true],
    [{ search: 'hiring' }, false],
    [{ theme: 2, search: 'hiring' }, false],
  ])('%j of a used prompt of the second pillar: %s', (filter, matches) => {
    expect(matchesPromptFilter(prompt, filter)).toBe(matches);
  });
});

describe('After a prompt changed', () => {
  const change = fc.tuple(library, fc.nat(), facts).map(([all, pick, other]) => {
    const id = pick % all.length;
    const after = withId(id, other);
    return { all, before: all[id]!, after, changed: all.with(id, after) };
  });

  it('a list is what the API would answer to the same filter', () => {
    fc.assert(
      fc.property(change, filters, ({ all, after, changed }, filter) => {
        expect(listAfterChange(listed(all, filter), after, filter)).toEqual(listed(changed, filter));
      }),
    );
  });

  it('a list that is loaded in part and its next page hold each prompt once', () => {
    fc.assert(
      fc.property(change, filters, fc.nat({ max: 30 }), ({ all, after, changed }, filter, loaded) => {
        const whole = listed(all, filter);
        const shown = listAfterChange(whole.slice(0, loaded), after, filter);
        const boundary = whole.slice(0, loaded).at(-1);
        const nextPage = boundary
          ? listed(changed, filter).filter((prompt) => comparePromptsForLibrary(boundary, prompt) < 0)
          : listed(changed, filter);
        expect(uniquePrompts([...shown, ...nextPage])).toEqual(listed(changed, filter));
      }),
    );
  });

  it('the counts are those of the changed library', () => {
    fc.assert(
      fc.property(change, ({ all, before, after, changed }) => {
        expect(promptCountsAfterChange(counted(all), before, after)).toEqual(counted(changed));
        expect(calendarCountsAfterChange(calendarCounts(all), before, after)).toEqual(
          calendarCounts(changed),
        );
      }),
    );
  });
});
