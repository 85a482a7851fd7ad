import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { freshFor } from '../../lib/query-client';

/** Profile, admin flag and subscription: what routing and the subscription gate read. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => bodyOf(await api.GET('/api/user/subscription')),
  staleTime: freshFor.profile,
});
