import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

/** Staff pause mail and release it while people stand at the form. */
const FRESH_MS = 60_000;

/** Which ways in this installation has. Screens do not wait for it: they show all ways until they know better. */
export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: async () => bodyOf(await api.GET('/api/auth/methods')),
  staleTime: FRESH_MS,
});
