import { bodyOf } from '@drumbeat/api-client';
import { isActiveSubscription } from '@drumbeat/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '../../../entities/session/get-session';
import { paymentMark } from '../../../entities/session/session-marks';
import type { Billing } from '../../../entities/types';
import { api } from '../../../lib/http/api';

/** Asked for on each visit: what is charged and when is never shown from memory. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: async () => bodyOf(await api.GET('/api/subscriptions/billing')),
  staleTime: 0,
});

/** Leaves for the payment service's own pages: card, invoices, address. */
export const usePortal = () =>
  useMutation({
    mutationFn: async () => bodyOf(await api.POST('/api/subscriptions/portal')).url,
    onSuccess: (url) => window.location.assign(url),
  });

function useChange(change: () => Promise<{ subscription: NonNullable<Billing['subscription']> }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // What is closed at this moment is not waited for as a payment of a moment ago would be.
    onSuccess: ({ subscription }) => (isActiveSubscription(subscription) ? undefined : paymentMark.clear()),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: billingQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
      ]),
  });
}

export const useCancelPlan = () => useChange(async () => bodyOf(await api.POST('/api/subscriptions/cancel')));

export const useReactivatePlan = () =>
  useChange(async () => bodyOf(await api.POST('/api/subscriptions/reactivate')));
