import { useConnectLinkedIn } from '../../../entities/linkedin/authorize';
import { useLinkedIn } from './use-linkedin';

/** Leads to LinkedIn and back to an address of this site; null where it is connected already. */
export function useReconnect(returnTo: string): (() => void) | null {
  const { connection } = useLinkedIn();
  const connect = useConnectLinkedIn();
  return connection === 'connected' ? null : () => connect.mutate(returnTo);
}
