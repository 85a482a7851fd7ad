import { appearsOnCalendar, type CalendarCounts } from '../calendar/calendar-week.rules.js';
import type { PlainDate } from '../time/plain-date.js';
import { promptTypeOf, type PromptType } from './prompt-category.rules.js';
import { comparePromptsForLibrary, matchesPromptSearch, type PromptWords } from './prompt-library.rules.js';
import { effectiveStatus, type PromptStatus } from './prompt-status.rules.js';

/** The library's filters (PROMPT-8); combined with "and". */
export interface PromptListFilter {
  search?: string;
  type?: PromptType;
  /** A pillar number. */
  theme?: number;
  status?: PromptStatus;
  favorite?: true;
}

/** The facts that decide whether and where a list shows a prompt. */
export interface PromptListFacts extends PromptWords {
  id: number;
  pillar_number: number;
  scheduled_date: PlainDate | null;
  pushed_to_calendar: boolean;
  is_used: boolean;
  is_favorite: boolean;
  status?: PromptStatus | null;
}

/** Counts over the whole library, ignoring filters. */
export interface PromptCounts {
  total: number;
  new: number;
  used: number;
  archived: number;
  favorites: number;
}

/** True when a filter matches a prompt: the equivalent of the API's filter, for optimistic changes. */
export function matchesPromptFilter(prompt: PromptListFacts, filter: PromptListFilter): boolean {
  return (
    (filter.type === undefined || promptTypeOf(prompt.category) === filter.type) &&
    (filter.theme === undefined || prompt.pillar_number === filter.theme) &&
    (filter.status === undefined || effectiveStatus(prompt) === filter.status) &&
    (filter.favorite === undefined || prompt.is_favorite) &&
    matchesPromptSearch(prompt, filter.search ?? '')
  );
}

/**
 * A list in the library's order after one prompt changed: it takes its new place, or leaves the list that it no longer
 * matches. A prompt that belongs after the loaded part is at its end until its page is loaded.
 */
export function listAfterChange<P extends PromptListFacts>(
  list: readonly P[],
  changed: P,
  filter: PromptListFilter,
): P[] {
  const others = list.filter(({ id }) => id !== changed.id);
  if (!matchesPromptFilter(changed, filter)) return others;
  const before = others.findIndex((prompt) => comparePromptsForLibrary(changed, prompt) < 0);
  return others.toSpliced(before < 0 ? others.length : before, 0, changed);
}

/** Removes duplicates when a page contains a prompt already placed: the later page's version is used. */
export function uniquePrompts<P extends { id: number }>(prompts: readonly P[]): P[] {
  const last = new Map(prompts.map(({ id }, index) => [id, index]));
  return prompts.filter(({ id }, index) => last.get(id) === index);
}

/** The library's counts after a prompt changed. */
export function promptCountsAfterChange(
  counts: PromptCounts,
  before: PromptListFacts,
  after: PromptListFacts,
): PromptCounts {
  const step = (counted: (prompt: PromptListFacts) => boolean) =>
    Number(counted(after)) - Number(counted(before));
  const status = (value: PromptStatus) => counts[value] + step((prompt) => effectiveStatus(prompt) === value);
  return {
    total: counts.total,
    new: status('new'),
    used: status('used'),
    archived: status('archived'),
    favorites: counts.favorites + step((prompt) => prompt.is_favorite),
  };
}

/** The counts of the calendar's tabs (CALENDAR-7) after a prompt changed. */
export function calendarCountsAfterChange(
  counts: CalendarCounts,
  before: PromptListFacts,
  after: PromptListFacts,
): CalendarCounts {
  const step = (counted: (prompt: PromptListFacts) => boolean) =>
    Number(counted(after)) - Number(counted(before));
  const shown = (status: PromptStatus) =>
    step((prompt) => appearsOnCalendar(prompt) && effectiveStatus(prompt) === status);
  return {
    all: counts.all + step(appearsOnCalendar),
    used: counts.used + shown('used'),
    archived: counts.archived + shown('archived'),
    favorites: counts.favorites + step((prompt) => prompt.is_favorite),
  };
}
