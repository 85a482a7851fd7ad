import { bodyOf } from '@drumbeat/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '../../../entities/session/get-session';
import { api, ApiError } from '../../../lib/http/api';
import { randomId } from '../../../lib/device/random-id';
import type { Plan } from '../../../entities/types';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async () => bodyOf(await api.GET('/api/subscriptions/plans')).plans,
  staleTime: 60_000,
});

export const useStartFreePlan = () =>
  useMutation({ mutationFn: async () => bodyOf(await api.POST('/api/subscriptions/free')).subscription });

/** Leaves for the payment service's page, at the price that is shown here. After a refusal price and plan are asked for again: one of them is another. */
export function useCheckout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ plan, next }: { plan: Plan; next: string | null }) => {
      const { amount, currency } = plan.price;
      const body = { amount, currency, attempt: randomId(), ...(next === null ? {} : { next }) };
      return bodyOf(await api.POST('/api/subscriptions/checkout', { body })).url;
    },
    onSuccess: (url) => window.location.assign(url),
    onError: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: plansQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
      ]),
  });
}

/** Back from there: the server asks the payment service itself. */
export const confirmationQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['confirmation', sessionId],
    queryFn: async () =>
      bodyOf(await api.POST('/api/subscriptions/confirm', { body: { session_id: sessionId } })),
    staleTime: Infinity,
    // What is refused stays refused.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  });
