import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

/** Posts changed: the lists, the calendar that shows them and the prompts they came from are read again. */
export const refreshPosts = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.posts }),
    queryClient.invalidateQueries({ queryKey: queryKeys.calendar }),
    queryClient.invalidateQueries({ queryKey: queryKeys.prompts }),
  ]);
