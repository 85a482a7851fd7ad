import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { renewSession } from '../../../lib/session-renewal';
import { signInMark } from '../../../lib/sign-in-mark';
import type { SessionAnswer } from '../../../lib/api-types';

async function getSession(): Promise<SessionAnswer> {
  const answer = bodyOf(await api.GET('/api/beta/auth/session'));
  if (answer.user) {
    signInMark.set();
    return answer;
  }
  // The access token may have run out while the browser was closed; the refresh token lives longer.
  if (!signInMark.isSet() || !(await renewSession())) return answer;
  return bodyOf(await api.GET('/api/beta/auth/session'));
}

/** Who is signed in; `user` is null for a visitor. */
export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: getSession, staleTime: Infinity });
