import { bodyOf } from '@drumbeat/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';

/** The address under which other calendars read this one; null without one. It is a secret. */
export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async () => bodyOf(await api.GET('/api/calendar/feed')),
});

/** Creates the address, or a new one: the old one stops working at once. */
export function useRenewFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => bodyOf(await api.POST('/api/calendar/feed')),
    onSuccess: (feed) => queryClient.setQueryData(calendarFeedQuery.queryKey, feed),
    onError: (error) => notify.error('The address could not be made', { description: error.message }),
  });
}

/** Stops the address: the calendar cannot be read from outside any more. */
export function useStopFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/api/calendar/feed'),
    onSuccess: () => {
      queryClient.setQueryData(calendarFeedQuery.queryKey, {
        url: null,
        created_at: null,
        last_read_at: null,
      });
      notify.success('The address has stopped');
    },
    onError: (error) => notify.error('The address could not be stopped', { description: error.message }),
  });
}
