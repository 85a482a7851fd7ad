import { QueryClient } from '@tanstack/react-query';

/**
 * The API client retries reads itself and fails with a message; retrying here would multiply its pauses. `always`:
 * without a network a call fails with a message, while the library would pause it silently.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
