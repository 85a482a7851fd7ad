import type { ConnectedAccount } from './social-accounts.service.js';
import type { SocialAccountResponse } from './linkedin.dto.js';

/** LinkedIn's place among the user's accounts; never a token. */
export function presentLinkedInAccount(account: ConnectedAccount | null): SocialAccountResponse {
  return {
    provider: 'linkedin',
    is_connected: account !== null,
    display_name: account?.display_name ?? null,
    granted_scopes: [...(account?.granted_scopes ?? [])],
    expires_at: account?.expires_at?.toISOString() ?? null,
    needs_reconnect: account !== null && (account.needs_reconnect || account.is_expired),
  };
}
