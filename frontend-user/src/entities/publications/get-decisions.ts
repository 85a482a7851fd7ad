import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { queryKeys } from '../query-keys';
import { freshFor } from '../../lib/query-client';

/** What is being looked for, or waits for a connection, resolves by itself within minutes. */
const lookAgainMs = 10_000;

/** Posts whose outcome is open, or that did not go out: those that were due first come first. */
export const decisionsQuery = queryOptions({
  queryKey: [...queryKeys.posts, 'decisions'],
  queryFn: async () => bodyOf(await api.GET('/api/publications/decisions')).data,
  staleTime: freshFor.posts,
  refetchInterval: ({ state }) =>
    state.data?.some(({ publication }) =>
      ['uncertain', 'reconciling', 'blocked_auth'].includes(publication.state),
    )
      ? lookAgainMs
      : false,
});
