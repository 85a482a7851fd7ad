import { useQueryClient } from '@tanstack/react-query';
import { accountQuery, sessionQuery } from '../../entities/session/get-session';

import { queryKeys } from '../../entities/query-keys';

/** Rereads the app-wide data of the user: name, zone, onboarding and plan, and the days counted in the zone. */
export function useRefreshUser(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.refetchQueries({ queryKey: accountQuery.queryKey }),
      queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: queryKeys.calendar }),
    ]);
}
