import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Calendar, Prompt, PromptPage } from './api-types';
import { queryKeys } from './query-keys';

/**
 * Changes a prompt wherever a screen shows it, before the API has answered. Returns the way back, for when it refuses.
 * Counts are left alone: they come with the next answer.
 */
export async function patchPromptInCaches(
  queryClient: QueryClient,
  id: number,
  patch: Partial<Prompt>,
): Promise<() => void> {
  await Promise.all([
    queryClient.cancelQueries({ queryKey: queryKeys.calendar }),
    queryClient.cancelQueries({ queryKey: queryKeys.prompts }),
  ]);
  const before = [
    ...queryClient.getQueriesData({ queryKey: queryKeys.calendar }),
    ...queryClient.getQueriesData({ queryKey: queryKeys.prompts }),
  ];
  const change = (prompt: Prompt) => (prompt.id === id ? { ...prompt, ...patch } : prompt);
  queryClient.setQueriesData<Calendar>(
    { queryKey: queryKeys.calendar },
    (calendar) =>
      calendar && {
        ...calendar,
        days: calendar.days.map((day) => ({ ...day, prompts: day.prompts.map(change) })),
      },
  );
  queryClient.setQueriesData<InfiniteData<PromptPage>>(
    { queryKey: [...queryKeys.prompts, 'list'] },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(change) })) },
  );
  return () => before.forEach(([queryKey, data]) => queryClient.setQueryData(queryKey, data));
}

/** Both lists of prompts are read again, with their counts. */
export const refreshPrompts = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.calendar }),
    queryClient.invalidateQueries({ queryKey: queryKeys.prompts }),
  ]);
