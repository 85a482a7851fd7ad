import { QueryClient } from '@tanstack/react-query';

/**
 * The API client retries reads by itself and gives up in words; asking again here would multiply its pauses. `always`:
 * without a network a call fails and says so, where the library would hold it back without a word.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
