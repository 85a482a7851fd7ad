import { LINKEDIN_ACTIVITY_URL, mayReadFigures } from '@drumbeat/domain';
import type { IntegrationResponse } from '../linkedin.dto.js';

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="4" fill="#0a66c2"/>' +
    '<path fill="#fff" d="M5.2 9.6h2.9V19H5.2zM6.7 4.9a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM10 9.6h2.8v1.3c.5-.9 ' +
    '1.5-1.6 3-1.6 2.6 0 3.4 1.7 3.4 4.2V19h-2.9v-4.9c0-1.3-.3-2.2-1.5-2.2s-1.9.9-1.9 2.3V19H10z"/></svg>',
)}`;

/** The provider definition (CONNECTION-1). */
export function presentLinkedIn(
  {
    sandbox,
    siteUrl,
    extraScopes,
  }: { readonly sandbox: boolean; readonly siteUrl: string; readonly extraScopes: readonly string[] },
  sendingPausedSince: Date | null,
): IntegrationResponse {
  return {
    provider: 'linkedin',
    name: sandbox ? 'LinkedIn sandbox' : 'LinkedIn',
    logo: LOGO,
    description: sandbox
      ? 'A stand-in for LinkedIn on this computer. Posts go to its page and never reach the real LinkedIn.'
      : 'Publish and schedule posts to your LinkedIn profile.',
    connect_url: '/api/callback/linkedin/authorize',
    disconnect_url: '/api/callback/linkedin/disconnect',
    site_url: siteUrl,
    activity_url: `${siteUrl}${new URL(LINKEDIN_ACTIVITY_URL).pathname}`,
    asks_for_figures: mayReadFigures(extraScopes),
    sandbox,
    sending_paused_since: sendingPausedSince?.toISOString() ?? null,
  };
}
