import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';

/** The providers, whether they are stand-ins, and whether sending is paused. */
export const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: async () => bodyOf(await api.GET('/api/integrations')).integrations,
  // Sending can be paused and resumed while a page is open.
  staleTime: 30_000,
});
