import { QueryClient } from '@tanstack/react-query';

/**
 * The API client retries reads by itself and gives up in words; asking again here would multiply its pauses. Without a network
 * a read waits for one. A write fails at once: what waited would be sent by itself later, when nobody expects it any more. The
 * texts that are kept on the device (see unsaved-text) are sent by their own keepers, with what they were based on.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { retry: false, networkMode: 'always' } },
});

/** How long an answer counts as fresh, in milliseconds (API-3). */
export const freshFor = {
  calendar: 30_000,
  promptLibrary: 300_000,
  posts: 300_000,
  profile: 1_800_000,
} as const;
