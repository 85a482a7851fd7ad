import { bodyOf } from '@drumbeat/api-client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { freshFor } from '../../lib/http/query-client';
import { queryKeys } from '../query-keys';

/**
 * True when there is no prompt to choose from, if known. Reads the count only: the dashboard shows no prompts, and
 * need not load the code that lists them. @param mayBe True when the calendar has none: only then is the library
 * queried, whose prompts need not be on it.
 */
export function useLibraryIsEmpty(mayBe: boolean): boolean {
  const { data: total } = useQuery({
    queryKey: [...queryKeys.prompts, 'total'],
    queryFn: async ({ signal }) =>
      bodyOf(await api.GET('/api/content-prompts', { params: { query: { limit: 1 } }, signal })).counts.total,
    enabled: mayBe,
    staleTime: freshFor.promptLibrary,
  });
  return mayBe && total === 0;
}
