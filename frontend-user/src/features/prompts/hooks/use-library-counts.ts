import { useInfiniteQuery } from '@tanstack/react-query';
import { promptsQuery } from '../../../entities/prompts/get-prompts';
import { listFilterOf } from '../library-filter';
import { useLibraryFilter } from './use-library-filter';

/** Counts over the whole library, ignoring filters: they come with the displayed list. Undefined until then. */
export function useLibraryCounts() {
  const [filter] = useLibraryFilter();
  return useInfiniteQuery(promptsQuery(listFilterOf(filter))).data?.pages.at(-1)?.counts;
}
