import { useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '../../../entities/types';
import { pageOwner } from '../../../entities/session/page-owner';
import { signInMark } from '../../../entities/session/sign-in-mark';
import { sessionQuery } from '../../../entities/session/get-session';

/** What to do with a session that the API has just opened. The routing rules then lead on. */
export function useOpenSession(): (answer: SessionAnswer) => void {
  const queryClient = useQueryClient();
  return ({ session, user }) => {
    // Whatever is kept belongs to whoever was signed in before.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
    signInMark.set();
    if (user) pageOwner.take(user.id);
    queryClient.setQueryData(sessionQuery.queryKey, { session, user });
  };
}
