import { TIMEOUTS } from '@drumbeat/domain';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths';
import { api } from '../../../lib/api';
import { signInMark } from '../../../lib/sign-in-mark';
import { sessionQuery } from './get-session';

const mutationKey = ['log-out'];

/** Ends the user's sessions everywhere. Whatever the server answers, this browser is signed out afterwards. */
export function useLogOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationKey,
    mutationFn: () =>
      api.POST('/api/auth/logout', {
        body: { scope: 'global' },
        signal: AbortSignal.timeout(TIMEOUTS.signOutMs),
      }),
    // The way to the sign-in page comes first: a protected page that lost its user would ask to come back to it.
    onSettled: async () => {
      await navigate(paths.login, { replace: true });
      signInMark.clear();
      queryClient.setQueryData(sessionQuery.queryKey, { session: null, user: null });
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
    },
  });
}

/** While true the app shows "Logging out...". */
export const useIsLoggingOut = () => useIsMutating({ mutationKey }) > 0;
