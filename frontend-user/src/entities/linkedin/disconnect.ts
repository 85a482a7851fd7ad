import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { notify } from '../../lib/notices/notify';
import { refreshPosts } from '../posts/post-cache';
import { socialAccountsQuery } from './integrations';

/** Ends the connection. `onUndo` starts a new one: LinkedIn has to be asked again. */
export function useDisconnectLinkedIn(onUndo: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/api/callback/linkedin/disconnect'),
    onSuccess: async () => {
      // Its scheduled posts are blocked, too.
      void refreshPosts(queryClient);
      await queryClient.invalidateQueries({ queryKey: socialAccountsQuery.queryKey });
      notify.success('LinkedIn disconnected', {
        description: 'Scheduled posts wait until you connect again.',
        action: { label: 'Connect again', onClick: onUndo },
      });
    },
    onError: (error) => notify.error('LinkedIn could not be disconnected', { description: error.message }),
  });
}
