import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { freshFor } from '../../../lib/query-client';

/** The account's use of its quotas, with a warning near a limit. */
export const quotasQuery = queryOptions({
  queryKey: ['quotas'],
  queryFn: async () => bodyOf(await api.GET('/api/quotas')).data,
  staleTime: freshFor.posts,
});
