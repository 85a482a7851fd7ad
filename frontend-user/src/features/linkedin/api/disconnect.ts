import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { socialAccountsQuery } from './get-social-accounts';

export function useDisconnectLinkedIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/api/callback/linkedin/disconnect'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: socialAccountsQuery.queryKey });
      notify.success('LinkedIn disconnected');
    },
    onError: (error) => notify.error('LinkedIn could not be disconnected', { description: error.message }),
  });
}
