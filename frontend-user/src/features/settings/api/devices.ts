import { bodyOf } from '@drumbeat/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';

/** Where the user is signed in, the last used first. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => bodyOf(await api.GET('/api/auth/sessions')).sessions,
});

/** Signs another device out; it is notified at its next request. */
export function useEndDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }),
    onSuccess: () => notify.success('That device is signed out'),
    onError: (error) => notify.error('The session could not be ended', { description: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}
