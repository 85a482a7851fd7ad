import { FRESH_MS } from '@drumbeat/domain';
import { QueryClient } from '@tanstack/react-query';
import { sayWhatIsNotHere } from './unread-offline';

/**
 * The API client retries reads itself and fails with a message; retrying here would multiply its pauses. Offline a
 * read waits for the network. A write fails at once: otherwise it would be sent later, when nobody expects it any
 * more. Texts stored on the device (see unsaved-text) are sent by their own code, with their base version.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { retry: false, networkMode: 'always' } },
});
// From the first read on: a page may lose the network before all its code is here.
sayWhatIsNotHere(queryClient.getQueryCache());

/** How long a response counts as fresh, in milliseconds (API-3). */
export const freshFor = FRESH_MS;

/** Rows per page of the long lists (POST-8). */
export const pageSize = 50;
