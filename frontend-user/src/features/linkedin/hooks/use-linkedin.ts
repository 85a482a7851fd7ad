import { useQuery } from '@tanstack/react-query';
import { integrationsQuery, socialAccountsQuery } from '../../../entities/linkedin/integrations';

export type LinkedInConnection = 'unknown' | 'connected' | 'needs-reconnect' | 'not-connected';

/** The user's LinkedIn connection, what it allows, and whether the sandbox replaces LinkedIn. */
export function useLinkedIn() {
  const accounts = useQuery(socialAccountsQuery);
  const integrations = useQuery(integrationsQuery);
  // LinkedIn is the one provider there is, and a user has one account there.
  const account = accounts.data?.[0];
  const integration = integrations.data?.[0];
  return {
    connection: connectionOf(accounts.isSuccess, account),
    memberName: account?.display_name ?? null,
    scopes: account?.granted_scopes ?? [],
    expiresAt: account?.expires_at ?? null,
    daysLeft: account?.days_left ?? null,
    /** True when Drumbeat may write the first comment itself; otherwise the user is reminded to copy it. */
    mayComment: account?.capabilities.first_comment ?? false,
    sandbox: integration?.sandbox ?? false,
    integration,
    error: accounts.error ?? integrations.error,
    isPending: accounts.isPending || integrations.isPending,
    retry: () => Promise.all([accounts.refetch(), integrations.refetch()]),
  };
}

function connectionOf(
  loaded: boolean,
  account: { is_connected: boolean; needs_reconnect: boolean } | undefined,
): LinkedInConnection {
  if (!loaded) return 'unknown';
  if (account?.needs_reconnect) return 'needs-reconnect';
  return account?.is_connected ? 'connected' : 'not-connected';
}
