import { useQuery } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { freshFor } from '../../lib/query-client';
import { queryKeys } from '../query-keys';

/**
 * Whether there is no prompt at all to choose from, as far as it is known. Asks for the count alone: the dashboard shows no prompts,
 * and need not load what lists them.
 * @param mayBe The calendar has none: only then the library is asked, whose prompts need not stand on it.
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
