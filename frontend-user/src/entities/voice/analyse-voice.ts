import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { notify } from '../../lib/notify';
import { useCurrentUser } from '../session/current-user';

/** In milliseconds. */
const ANALYSED_SHOWN = 6_000;

/** Analyses the user's own training posts, and brings the writing profile up to date. It may go on in the background. */
export function useAnalyseVoice() {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  return useMutation({
    mutationFn: async () => bodyOf(await api.POST('/api/analyze-writing-style', { body: { userId: id } })),
    onSuccess: async (answer) => {
      if ('url' in answer) notify.plain('Your posts are being analysed. Your AI profile shows the result.');
      else {
        notify.success(
          'Writing style analyzed and profile updated! Check all tabs to see the auto-filled information.',
          { duration: ANALYSED_SHOWN },
        );
      }
      await queryClient.invalidateQueries({ queryKey: ['profile'] });
    },
    onError: (error) => notify.error('Your voice could not be analysed', { description: error.message }),
  });
}
