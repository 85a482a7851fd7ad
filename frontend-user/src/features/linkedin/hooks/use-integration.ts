import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../entities/session/current-user';
import { useLinkedIn } from './use-linkedin';
import { useConnectLinkedIn } from '../../../entities/linkedin/authorize';
import type { Integration } from '../../../entities/types';
import { integrationsQuery } from '../../../entities/linkedin/integrations';

/** The name above a post: the member's on LinkedIn, else the user's, else the address. */
export function useMemberName(): string {
  const user = useCurrentUser();
  const { memberName } = useLinkedIn();
  return memberName ?? user.full_name ?? user.email;
}

/** LinkedIn is known not to take posts: it was never connected, disconnected, or has ended the connection. */
export function useDisconnected(): boolean {
  const { connection } = useLinkedIn();
  return connection === 'not-connected' || connection === 'needs-reconnect';
}

/** Leads to LinkedIn and back to an address of this site; null where it is connected already. */
export function useReconnect(returnTo: string): (() => void) | null {
  const { connection } = useLinkedIn();
  const connect = useConnectLinkedIn();
  return connection === 'connected' ? null : () => connect.mutate(returnTo);
}

/** Addresses of posts and of the member's activity on LinkedIn or its sandbox; null until known. */
export function useIntegration(): Integration | null {
  const { data } = useQuery(integrationsQuery);
  // LinkedIn is the one provider there is.
  return data?.[0] ?? null;
}
