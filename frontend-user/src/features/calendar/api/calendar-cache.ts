import { movePrompt, type PromptPlace } from '@drumbeat/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { Calendar, CalendarPost, Prompt } from '../../../entities/types';
import { queryKeys } from '../../../entities/query-keys';

/** All moves on the calendar, to know whether another one is in progress. */
export const movesKey = ['calendar-moves'];

/** A response to an earlier request would undo the move on the screen. */
export const stopReading = (queryClient: QueryClient) =>
  queryClient.cancelQueries({
    queryKey: queryKeys.calendar,
    predicate: ({ state }) => state.data !== undefined,
  });

/** Shows a post on this day only; null: on none. */
export const putPost = (queryClient: QueryClient, post: CalendarPost, date: string | null) =>
  queryClient.setQueriesData<Calendar>(
    { queryKey: queryKeys.calendar },
    (calendar) =>
      calendar && {
        ...calendar,
        days: calendar.days.map((day) => {
          const others = day.posts.filter(({ id }) => id !== post.id);
          return { ...day, posts: day.date === date ? [...others, post] : others };
        }),
      },
  );

/** Every day that a held stretch of the calendar has; some more than once. */
const heldDays = (queryClient: QueryClient) =>
  queryClient
    .getQueriesData<Calendar>({ queryKey: queryKeys.calendar })
    .flatMap(([, calendar]) => calendar?.days ?? []);

/** The cached post. */
export const heldPost = (queryClient: QueryClient, id: string): CalendarPost | undefined =>
  heldDays(queryClient)
    .flatMap(({ posts }) => posts)
    .find((post) => post.id === id);

interface ForeseenMove {
  prompt: Prompt;
  /** Its target place. */
  place: Pick<Prompt, 'scheduled_date' | 'slot' | 'pushed_to_calendar'>;
}

/**
 * The prompts that a move changes, as they are, and where they will be: the moved one, and the one that it changes places
 * with. By the same rule as on the server, as far as the days in question are held.
 */
export function foreseeMove(queryClient: QueryClient, prompt: Prompt, to: PromptPlace): ForeseenMove[] {
  const days = [prompt.scheduled_date, to.date];
  const ofDays = heldDays(queryClient)
    .filter(({ date }) => days.includes(date))
    .flatMap(({ prompts }) => prompts);
  const concerned = new Map([...ofDays, prompt].map((one) => [one.id, one]));
  const { moved, displaced, settled } = movePrompt([...concerned.values()], prompt.id, to);
  return [moved, ...(displaced ? [displaced] : []), ...settled].flatMap(({ id, date, slot }) => {
    const prompt = concerned.get(id);
    return prompt ? [{ prompt, place: { scheduled_date: date, slot, pushed_to_calendar: true } }] : [];
  });
}
