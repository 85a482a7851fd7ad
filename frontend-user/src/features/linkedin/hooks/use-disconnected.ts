import { useLinkedIn } from './use-linkedin';

/** LinkedIn is known not to take posts: it was never connected, disconnected, or has ended the connection. */
export function useDisconnected(): boolean {
  const { connection } = useLinkedIn();
  return connection === 'not-connected' || connection === 'needs-reconnect';
}
