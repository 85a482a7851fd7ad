import { ApiError } from '@drumbeat/api-client';
import { onlineManager, type QueryCache, type QueryState } from '@tanstack/react-query';

const isNotHere = () =>
  new ApiError(
    0,
    'network.offline',
    'You are offline, and this is not on your device. It comes as soon as there is a network.',
  );

/** True for a read that waits for the network, and for one sent before the browser noticed that there is none. */
function isUnreadOffline({ data, status, fetchStatus, error }: QueryState): boolean {
  if (data !== undefined) return false;
  if (status === 'pending') return fetchStatus === 'paused';
  if (!(error instanceof ApiError) || onlineManager.isOnline()) return false;
  return error.status === 0 && error.code !== 'network.offline';
}

/**
 * Offline a read waits for the network. If there is no data to show until then, its screen gets an error at once; the
 * read keeps waiting, and its response replaces the error. Loaded data stays. @returns a function that ends it
 */
export function sayWhatIsNotHere(queries: QueryCache): () => void {
  return queries.subscribe((event) => {
    if (event.type !== 'updated' || !isUnreadOffline(event.query.state as QueryState)) return;
    event.query.setState({ status: 'error', error: isNotHere() });
  });
}
