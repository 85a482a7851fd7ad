import { ApiError } from '@drumbeat/api-client';
import type { QueryCache, QueryState } from '@tanstack/react-query';

const isNotHere = () =>
  new ApiError(
    0,
    'network.offline',
    'You are offline, and this is not on your device. It comes as soon as there is a network.',
  );

/**
 * Offline a read waits for the network. If there is no data to show until then, its screen gets an error at once; the
 * read keeps waiting, and its response replaces the error. Loaded data stays. @returns a function that ends it
 */
export function sayWhatIsNotHere(queries: QueryCache): () => void {
  return queries.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { data, status, fetchStatus } = event.query.state as QueryState;
    if (fetchStatus === 'paused' && status === 'pending' && data === undefined) {
      event.query.setState({ status: 'error', error: isNotHere() });
    }
  });
}
