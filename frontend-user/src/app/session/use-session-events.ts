import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountQuery } from '../../features/auth/api/get-account';
import { sessionQuery } from '../../features/auth/api/get-session';
import { onSessionEvent } from '../../lib/session-events';
import { signInMark } from '../../lib/sign-in-mark';

/**
 * Turns what the API says about the session, in whichever call, into state: the routing rules then do the rest. Answers
 * whether a session of this page has ended by itself, so that the sign-in page can say so.
 */
export function useSessionEvents(): boolean {
  const queryClient = useQueryClient();
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    const stops = [
      onSessionEvent('session-ended', () => {
        setHasEnded(true);
        signInMark.clear();
        queryClient.setQueryData(sessionQuery.queryKey, { session: null, user: null });
      }),
      onSessionEvent('session-renewed', (answer) => {
        setHasEnded(false);
        queryClient.setQueryData(sessionQuery.queryKey, answer);
      }),
      onSessionEvent(
        'subscription-required',
        () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
  return hasEnded;
}
