import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { deviceStorage } from '../../lib/device/browser-storage';
import { api } from '../../lib/http/api';

const key = 'drumbeat-linkedin-connected';

/** Stores for the next visit whether LinkedIn is connected, so that the right space can be reserved. */
export function rememberConnection(isConnected: boolean): void {
  deviceStorage.set(key, String(isConnected));
}

/** Whether LinkedIn was connected when this device last saw it; true where it never did, as most who come here are connected. */
export const wasConnected = (): boolean => deviceStorage.get(key) !== 'false';

/** The providers, whether they are stand-ins, and whether sending is paused. */
export const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: async () => bodyOf(await api.GET('/api/integrations')).integrations,
  // Sending can be paused and resumed while a page is open.
  staleTime: 30_000,
});

export const socialAccountsQuery = queryOptions({
  queryKey: ['social-accounts'],
  queryFn: async () => bodyOf(await api.GET('/api/social-accounts')).accounts,
});
