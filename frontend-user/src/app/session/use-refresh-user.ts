import { useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '../../features/auth/api/get-account';
import { sessionQuery } from '../../features/auth/api/get-session';
import { queryKeys } from '../../lib/query-keys';

/** Reads anew what the whole app knows of the user: name, zone, onboarding and plan, and the days counted in the zone. */
export function useRefreshUser(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.refetchQueries({ queryKey: accountQuery.queryKey }),
      queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: queryKeys.calendar }),
    ]);
}
