import { connectionDaysLeft, type ReadingPauseReason } from '@drumbeat/domain';
import { linkedInCapabilities } from '../capabilities.rules.js';
import type { ConnectedAccount } from './social-accounts.service.js';
import type { SocialAccountResponse } from '../linkedin.dto.js';

/** Why figures are refused to this connection, and not to every member. */
const OF_THE_CONNECTION = ['token_refused', 'not_permitted'] as const satisfies readonly ReadingPauseReason[];

/** The LinkedIn entry in the list of the user's accounts; never a token. */
export function presentLinkedInAccount(account: ConnectedAccount | null, now: Date): SocialAccountResponse {
  const needsReconnect = account !== null && (account.needs_reconnect || account.is_expired);
  const pausedUntil = pauseAhead(account?.readings_paused_until ?? null, now);
  return {
    provider: 'linkedin',
    id: account?.id ?? null,
    is_connected: account !== null,
    display_name: account?.display_name ?? null,
    granted_scopes: [...(account?.granted_scopes ?? [])],
    expires_at: account?.expires_at?.toISOString() ?? null,
    needs_reconnect: needsReconnect,
    capabilities: linkedInCapabilities(account?.granted_scopes ?? [], account !== null && !needsReconnect),
    figures_paused_until: pausedUntil,
    reconnect_for_figures:
      pausedUntil !== null && OF_THE_CONNECTION.some((reason) => reason === account?.readings_pause_reason),
    days_left: connectionDaysLeft(account?.expires_at ?? null, now),
  };
}

const pauseAhead = (until: Date | null, now: Date): string | null =>
  until !== null && until > now ? until.toISOString() : null;
