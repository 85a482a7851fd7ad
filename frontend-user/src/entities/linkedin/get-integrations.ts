import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';

/** Which providers there are, whether it is the stand-in that answers for them, and whether anything is sent there. */
export const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: async () => bodyOf(await api.GET('/api/integrations')).integrations,
  // Sending is paused and goes on while a page is open.
  staleTime: 30_000,
});
