import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { freshFor } from '../../../lib/query-client';

/** How much the account has of everything it may keep, with a warning where that comes close to its end. */
export const quotasQuery = queryOptions({
  queryKey: ['quotas'],
  queryFn: async () => bodyOf(await api.GET('/api/quotas')).data,
  staleTime: freshFor.posts,
});
