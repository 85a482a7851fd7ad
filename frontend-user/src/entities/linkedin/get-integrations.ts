import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';

/** Which providers there are, and whether it is the stand-in that answers for them. */
export const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: async () => bodyOf(await api.GET('/api/integrations')).integrations,
  staleTime: Infinity,
});
