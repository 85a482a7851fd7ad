import { queryOptions, useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async () => bodyOf(await api.GET('/api/subscriptions/plans')).plans,
  staleTime: Infinity,
});

export const useStartFreePlan = () =>
  useMutation({ mutationFn: async () => bodyOf(await api.POST('/api/subscriptions/free')).subscription });
