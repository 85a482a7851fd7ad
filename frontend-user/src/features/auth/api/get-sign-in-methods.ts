import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

/** Which ways in this installation has. Screens do not wait for it: they show all ways until they know better. */
export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: async () => bodyOf(await api.GET('/api/auth/methods')),
  staleTime: Infinity,
});
