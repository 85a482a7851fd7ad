import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';

/** Staff may pause and release mail while the form is open. */
const FRESH_MS = 60_000;

/** The sign-in methods of this installation. Screens do not wait for it: they show all methods until it is loaded. */
export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: async () => bodyOf(await api.GET('/api/auth/methods')),
  staleTime: FRESH_MS,
});
