import { QueryClient } from '@tanstack/react-query';

/** The API client retries reads by itself and gives up in words; asking again here would multiply its pauses. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
});
