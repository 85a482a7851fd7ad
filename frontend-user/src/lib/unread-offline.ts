import { ApiError } from '@drumbeat/api-client';
import type { QueryCache, QueryState } from '@tanstack/react-query';

const isNotHere = () =>
  new ApiError(
    0,
    'network.offline',
    'You are offline, and this is not on your device. It comes as soon as there is a network.',
  );

/**
 * Without a network a read waits for one. Where the device has nothing to show until then, its screen is told why at once; the
 * read waits on, and its answer takes the place of the error. What was loaded before stays.
 * @returns ends it
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
