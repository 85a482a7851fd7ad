import { useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '../../../entities/types';
import { pageOwner } from '../../../entities/session/page-owner';
import { signInMark } from '../../../entities/session/session-marks';
import { sessionQuery } from '../../../entities/session/get-session';

/** Handles a session that the API has just opened. The routing rules then redirect. */
export function useOpenSession(): (answer: SessionAnswer) => void {
  const queryClient = useQueryClient();
  return ({ session, user }) => {
    // Any cached data belongs to the account signed in before.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
    signInMark.set();
    if (user) pageOwner.take(user.id);
    queryClient.setQueryData(sessionQuery.queryKey, { session, user });
  };
}
