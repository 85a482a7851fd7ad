import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { freshFor } from '../../lib/query-client';

/** Everything that the user has said about themselves, with their voice and notification settings. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => bodyOf(await api.GET('/api/profile')),
  staleTime: freshFor.profile,
});
