import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { freshFor } from '../../../lib/query-client';

/** The phrases that the writing profile forbids; none where there is no profile yet. */
export const neverUsePhrasesQuery = queryOptions({
  queryKey: ['profile', 'never-use-phrases'],
  queryFn: async () => bodyOf(await api.GET('/api/user-preferences')).data?.never_use_phrases ?? [],
  staleTime: freshFor.profile,
});
