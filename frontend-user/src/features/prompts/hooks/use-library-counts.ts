import { useInfiniteQuery } from '@tanstack/react-query';
import { promptsQuery } from '../api/get-prompts';

/** Counts over the whole library, whatever is filtered; undefined until they are known. */
export function useLibraryCounts() {
  return useInfiniteQuery(promptsQuery({})).data?.pages[0]?.counts;
}
