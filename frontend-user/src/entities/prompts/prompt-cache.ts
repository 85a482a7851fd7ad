import {
  calendarCountsAfterChange,
  listAfterChange,
  promptCountsAfterChange,
  type PromptListFilter,
} from '@drumbeat/domain';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Calendar, Prompt, PromptPage } from '../types';
import { changingPrompt, dropChange, foreseenPrompt, keepChange } from './changing-prompts';
import { queryKeys } from '../query-keys';

type PromptList = InfiniteData<PromptPage, string | null>;
/** Other data under the calendar's key has no days. */
type CalendarData = Calendar | { days?: undefined };

/** Keys of the lists are [...lists, filter], so that a change knows what each of them shows. */
const lists = [...queryKeys.prompts, 'list'];
export const promptListKey = (filter: PromptListFilter) => [...lists, filter] as const;
export const promptKey = (id: number) => [...queryKeys.prompts, 'one', id] as const;

/**
 * Changes of prompts are sent one after the other: a move changes two prompts, and each change sends the version
 * produced by the one before.
 */
export const promptChangesScope = { id: 'prompt changes' };

/** The prompt as the app knows it now; undefined where no screen has read it. */
export function cachedPrompt(queryClient: QueryClient, id: number): Prompt | undefined {
  const one = queryClient.getQueryData<Prompt>(promptKey(id));
  const listed = () =>
    queryClient.getQueriesData<PromptList>({ queryKey: lists }).flatMap(([, list]) => promptsOf(list));
  const dated = () =>
    queryClient
      .getQueriesData<CalendarData>({ queryKey: queryKeys.calendar })
      .flatMap(([, calendar]) => calendar?.days?.flatMap(({ prompts }) => prompts) ?? []);
  const isIt = (prompt: Prompt) => prompt.id === id;
  const shown = listed().find(isIt) ?? dated().find(isIt) ?? one;
  if (shown) return shown;
  // Its change removed it from the only list that had it.
  const entry = changingPrompt(queryClient, id);
  return entry && foreseenPrompt(entry);
}

/** The base version of a change: the last confirmed one, not an optimistic one. */
export function promptVersion(queryClient: QueryClient, id: number): number | undefined {
  const known = changingPrompt(queryClient, id)?.confirmed ?? cachedPrompt(queryClient, id);
  return known?.version;
}

/** A response to an earlier request would undo the change. A screen without data keeps waiting for its own. */
export async function stopReadingPrompts(queryClient: QueryClient): Promise<void> {
  const isShown = { predicate: ({ state }: { state: { data: unknown } }) => state.data !== undefined };
  await Promise.all([
    queryClient.cancelQueries({ queryKey: queryKeys.calendar, ...isShown }),
    queryClient.cancelQueries({ queryKey: lists, ...isShown }),
  ]);
}

/** An optimistic change on the screens. */
export interface ShownChange {
  /** Shows the API's response; without one, the prompt without this change. Later changes stay. */
  readonly settle: (answer?: Prompt) => void;
  /** Keeps the change: the API accepted it as shown. */
  readonly keep: () => void;
}

/**
 * Shows a changed prompt wherever the app shows it: lists take it in or let it go, in their order, days hand it over and
 * counts follow. Nothing is read again for it.
 */
export function showChange(queryClient: QueryClient, prompt: Prompt, patch: Partial<Prompt>): ShownChange {
  const { id } = prompt;
  const before = cachedPrompt(queryClient, id) ?? prompt;
  const entry = keepChange(queryClient, before, patch);
  replacePrompt(queryClient, before, { ...before, ...patch });
  const fields = Object.keys(patch) as (keyof Prompt)[];
  return {
    settle: (answer) => {
      const shown = cachedPrompt(queryClient, id) ?? foreseenPrompt(entry);
      dropChange(queryClient, id, patch);
      if (answer) entry.confirmed = answer;
      const foreseen = foreseenPrompt(entry);
      const former = Object.fromEntries(fields.map((field) => [field, foreseen[field]]));
      replacePrompt(queryClient, shown, answer ? foreseen : { ...shown, ...former });
    },
    keep: () => {
      dropChange(queryClient, id, patch);
      entry.confirmed = { ...entry.confirmed, ...patch };
    },
  };
}

/** Shows a prompt as just returned by the API, with the changes still in progress. */
export function putPromptInCaches(queryClient: QueryClient, prompt: Prompt): void {
  const before = cachedPrompt(queryClient, prompt.id) ?? prompt;
  const entry = changingPrompt(queryClient, prompt.id);
  if (entry) entry.confirmed = prompt;
  replacePrompt(queryClient, before, entry ? foreseenPrompt(entry) : prompt);
}

/** Both lists of prompts are read again, with their counts; a long library from its first page on. */
export function refreshPrompts(queryClient: QueryClient): Promise<unknown> {
  queryClient.setQueriesData<PromptList>({ queryKey: lists }, firstPageOnly);
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.calendar }),
    queryClient.invalidateQueries({ queryKey: queryKeys.prompts }),
  ]);
}

/** A list cut to its first page: a refetch then costs one call, however far the user had scrolled. */
export function firstPageOnly(list: PromptList | undefined): PromptList | undefined {
  return list && { ...list, pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) };
}

const promptsOf = (list: PromptList | undefined) => list?.pages.flatMap(({ data }) => data) ?? [];

function replacePrompt(queryClient: QueryClient, before: Prompt, after: Prompt): void {
  for (const [queryKey, list] of queryClient.getQueriesData<PromptList>({ queryKey: lists })) {
    const filter = queryKey[lists.length] as PromptListFilter;
    if (list) queryClient.setQueryData<PromptList>(queryKey, changedList(list, before, after, filter));
  }
  queryClient.setQueriesData<CalendarData>({ queryKey: queryKeys.calendar }, (calendar) =>
    calendar?.days ? changedCalendar(calendar, before, after) : calendar,
  );
  queryClient.setQueryData<Prompt>(promptKey(after.id), (one) => one && after);
}

/** The pages keep their lengths, so that each still ends where the next one begins; the last takes what is over. */
function changedList(list: PromptList, before: Prompt, after: Prompt, filter: PromptListFilter): PromptList {
  const prompts = listAfterChange(promptsOf(list), after, filter);
  let start = 0;
  const pages = list.pages.map((page, index) => {
    const isLast = index === list.pages.length - 1;
    const data = prompts.slice(start, isLast ? undefined : start + page.data.length);
    start += data.length;
    return { ...page, data, counts: promptCountsAfterChange(page.counts, before, after) };
  });
  return { ...list, pages };
}

function changedCalendar(calendar: Calendar, before: Prompt, after: Prompt): Calendar {
  const { scheduled_date: date, pushed_to_calendar: isPushed } = after;
  const days = calendar.days.map((day) => {
    const others = day.prompts.filter(({ id }) => id !== after.id);
    const had = others.length < day.prompts.length;
    if (!isPushed || date !== day.date) return had ? { ...day, prompts: others } : day;
    return {
      ...day,
      prompts: had ? day.prompts.map((one) => (one.id === after.id ? after : one)) : [...others, after],
    };
  });
  return { ...calendar, days, counts: calendarCountsAfterChange(calendar.counts, before, after) };
}
