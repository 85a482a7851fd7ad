import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf, createApiClient } from '@drumbeat/api-client';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { api, callOptions, watchedFetch } from '../../lib/http/api';
import { isSafari } from '../../lib/device/browser';
import { signInTimeoutMs } from '../../lib/http/timeout.rules';
import { freshFor } from '../../lib/http/query-client';
import { activity } from '../../lib/device/activity';
import type { SessionAnswer } from '../types';
import { notify } from '../../lib/notices/notify';
import { pageOwner } from './page-owner';
import { renewSession } from './session-renewal';
import { signInMark, unfinishedSignOut } from './session-marks';
import { endSessions } from './end-sessions';

/** Profile, admin flag and subscription: what routing and the subscription gate read. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => bodyOf(await api.GET('/api/user/subscription')),
  staleTime: freshFor.subscription,
});

/** Reads the session at the start: the loading screen waits for it as long as for a sign-in, and says so (SIGNIN-10). */
const startApi = createApiClient({
  ...callOptions,
  timeoutMs: signInTimeoutMs(isSafari),
  fetch: watchedFetch,
});

const nobody: SessionAnswer = { session: null, user: null };

const readSession = async (client = api): Promise<SessionAnswer> =>
  bodyOf(await client.GET('/api/beta/auth/session'));

async function getSession(): Promise<SessionAnswer> {
  const answer = await findSession();
  if (answer.user) pageOwner.take(answer.user.id);
  return answer;
}

async function findSession(): Promise<SessionAnswer> {
  const answer = await readSession(startApi);
  if (answer.session?.expires_at === unfinishedSignOut.read()) return finishSignOut();
  if (answer.user) {
    unfinishedSignOut.forget();
    signInMark.set();
    return answer;
  }
  // The access token may have run out while the browser was closed; the refresh token lives longer.
  if (!signInMark.isSet() || !(await renewSession())) return answer;
  return readSession();
}

/** The present session; `user` is null for a visitor. */
export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: getSession, staleTime: Infinity });

/** The user has already signed out of this session, but the server was not informed. */
async function finishSignOut(): Promise<SessionAnswer> {
  if (await endSessions()) unfinishedSignOut.forget();
  else {
    notify.error(ACCOUNT_TEXTS.logoutFailed, {
      description:
        'This browser is signed out. Other devices may not be yet: sign in and sign out once more.',
    });
  }
  return nobody;
}

/**
 * The health check of a session (SESSION-5). An expired access cookie says nothing about the session: then it is
 * renewed, but only for an active user, or to find out whether it has really ended. A network failure changes
 * nothing.
 */
export async function checkSession(queryClient: QueryClient, isOver: boolean): Promise<void> {
  const known = queryClient.getQueryData(sessionQuery.queryKey);
  const answer = await readSession().catch(() => null);
  // A concurrent renewal has the newer end.
  if (queryClient.getQueryData(sessionQuery.queryKey) !== known) return;
  if (answer?.user) queryClient.setQueryData(sessionQuery.queryKey, answer);
  else if (answer && (isOver || activity.isRecent())) await renewSession();
}
