import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { FullPageWait } from '../../components/full-page-wait';
import { accountQuery } from '../../features/auth/api/get-account';
import { sessionQuery } from '../../features/auth/api/get-session';
import { useIsLoggingOut } from '../../features/auth/api/log-out';
import { CurrentUser } from '../../lib/current-user';
import { onSessionEvent } from '../../lib/session-events';
import { signInMark } from '../../lib/sign-in-mark';

/** Asks once who is signed in; everything below knows. Turns what the API says about the session into state. */
export function SessionGate() {
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  const loggingOut = useIsLoggingOut();
  useEffect(
    () =>
      onSessionEvent('session-ended', () => {
        signInMark.clear();
        queryClient.setQueryData(sessionQuery.queryKey, { session: null, user: null });
      }),
    [queryClient],
  );
  useEffect(
    () =>
      onSessionEvent(
        'subscription-required',
        () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
      ),
    [queryClient],
  );
  if (loggingOut) return <FullPageWait>{ACCOUNT_TEXTS.loggingOut}</FullPageWait>;
  if (session.isPending) return <FullPageWait>Loading Drumbeat</FullPageWait>;
  if (session.isError) {
    return (
      <FailureNotice
        title={ACCOUNT_TEXTS.clientFailed}
        error={session.error}
        onRetry={() => void session.refetch()}
      />
    );
  }
  return (
    <CurrentUser value={session.data.user}>
      <Outlet />
      <ScrollRestoration />
    </CurrentUser>
  );
}
