import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { queryKeys } from '../query-keys';
import { freshFor } from '../../lib/http/query-client';

/** Outcomes being determined, or posts waiting for a connection, resolve automatically within minutes. */
const refetchMs = 10_000;

/** Posts with an open outcome, or that were not published, ordered by due time. */
export const decisionsQuery = queryOptions({
  queryKey: [...queryKeys.posts, 'decisions'],
  queryFn: async () => bodyOf(await api.GET('/api/publications/decisions')).data,
  staleTime: freshFor.posts,
  refetchInterval: ({ state }) =>
    state.data?.some(({ publication }) =>
      ['uncertain', 'reconciling', 'blocked_auth'].includes(publication.state),
    )
      ? refetchMs
      : false,
});
