import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';

export const socialAccountsQuery = queryOptions({
  queryKey: ['social-accounts'],
  queryFn: async () => bodyOf(await api.GET('/api/social-accounts')).accounts,
});
