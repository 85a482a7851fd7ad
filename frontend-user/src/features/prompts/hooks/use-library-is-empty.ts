import { useInfiniteQuery } from '@tanstack/react-query';
import { promptsQuery } from '../../../entities/prompts/get-prompts';
import { listFilterOf, NO_FILTER } from '../library-filter';

/**
 * Whether there is no prompt at all to choose from, as far as it is known.
 * @param mayBe The calendar has none: only then the library is asked, whose prompts need not stand on it.
 */
export function useLibraryIsEmpty(mayBe: boolean): boolean {
  const { data } = useInfiniteQuery({ ...promptsQuery(listFilterOf(NO_FILTER)), enabled: mayBe });
  return mayBe && data?.pages[0]?.counts.total === 0;
}
