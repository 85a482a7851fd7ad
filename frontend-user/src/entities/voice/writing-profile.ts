import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { freshFor } from '../../lib/query-client';

/** The writing profile; null where the user has none yet (VOICE-1). */
export const writingProfileQuery = queryOptions({
  queryKey: ['profile', 'writing-profile'],
  queryFn: async () => bodyOf(await api.GET('/api/user-preferences')).data,
  staleTime: freshFor.profile,
});
