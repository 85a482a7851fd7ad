import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

/** Where the user is signed in, the last used first. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => bodyOf(await api.GET('/api/auth/sessions')).sessions,
});
