import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { freshFor } from '../../lib/http/query-client';

/** The writing profile; null where the user has none yet (VOICE-1). */
export const writingProfileQuery = queryOptions({
  queryKey: ['profile', 'writing-profile'],
  queryFn: async () => bodyOf(await api.GET('/api/user-preferences')).data,
  staleTime: freshFor.preferences,
});
