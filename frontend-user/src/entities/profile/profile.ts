import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { freshFor } from '../../lib/http/query-client';

/** The user's profile, with their voice and notification settings. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => bodyOf(await api.GET('/api/profile')),
  staleTime: freshFor.profile,
});
