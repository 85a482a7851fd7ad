import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

/** By which ways the user can sign in. */
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: async () => bodyOf(await api.GET('/api/auth/account')),
});
