import { decideRoute } from '@drumbeat/domain';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useSearchParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { isSessionDamage } from '../../features/auth/session-failure.rules';
import { FullPageWait } from '../../components/full-page-wait';
import { useLeavingText } from '../../features/auth/api/sign-out-state';
import { CurrentUser } from '../../entities/session/current-user';
import { fetchCode } from '../../lib/http/fetch-code';
import { pageOwner } from '../../entities/session/page-owner';
import { paths } from '../../lib/paths';
import { LoadingScreen } from './loading-screen';
import { UnavailableScreen } from './unavailable-screen';
import { useAuthState } from './use-auth-state';
import { useSessionEvents } from './use-session-events';
import { sessionQuery } from '../../entities/session/get-session';
import { paymentMark } from '../../entities/session/session-marks';

/**
 * Clears one user's data before the next one's session (SESSION-15). When a session ends its screens are unmounted
 * before this runs; their text is kept on the device.
 */
function useForgetUserData(userId: string | null): void {
  const queryClient = useQueryClient();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = userId;
    if (last === null || userId !== null) return;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  }, [queryClient, userId]);
}

/** The console is a page of its own; the router knows nothing of it. */
const isConsole = (address: string) => address === paths.admin || address.startsWith(`${paths.admin}/`);

/** Leaves this app for another one on the same origin; shows `children` until the browser has gone. */
function LeaveFor({ address, children }: { address: string; children: ReactNode }) {
  useEffect(() => window.location.replace(address), [address]);
  return children;
}

/** Only signed-in users need it, and no screen waits for it. */
const SessionRuntime = lazy(() =>
  fetchCode(() => import('./session-runtime')).then((module) => ({ default: module.SessionRuntime })),
);

/** Wraps every screen: reads the session and applies the routing rules, which alone decide on redirects. */
export function SessionGate() {
  const { auth, user, sessionError, accountError } = useAuthState();
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  const leaving = useLeavingText();
  const hasEnded = useSessionEvents();
  useForgetUserData(user?.id ?? null);

  // This page belonged to another account: none of its data is shown to, or sent for, the present one.
  if (user && pageOwner.isAnother(user.id)) {
    return (
      <LeaveFor address={paths.landing}>
        <LoadingScreen />
      </LeaveFor>
    );
  }
  if (leaving !== null) return <FullPageWait>{leaving}</FullPageWait>;
  if (sessionError && isSessionDamage(sessionError)) throw sessionError;

  const decision = decideRoute({
    pathname,
    search,
    hash,
    next: query.get('next'),
    upgrade: query.has('upgrade'),
    auth,
    paymentSucceeded: paymentMark.isRecent(),
  });
  switch (decision.kind) {
    case 'wait':
      return <LoadingScreen />;
    case 'redirect':
      return isConsole(decision.to) ? (
        <LeaveFor address={decision.to}>
          <FullPageWait>Opening the console</FullPageWait>
        </LeaveFor>
      ) : (
        <Navigate to={hasEnded && user === null ? withEndNotice(decision.to) : decision.to} replace />
      );
    case 'unavailable':
      return user ? (
        <UnavailableScreen missing="plan" error={accountError} />
      ) : (
        <UnavailableScreen missing="session" error={sessionError} />
      );
    case 'stay':
      return (
        <CurrentUser value={user}>
          <Suspense>{user ? <SessionRuntime /> : null}</Suspense>
          <Outlet />
          {/* A newly opened page begins at its top: the router gives the first page of every visit the same key. */}
          <ScrollRestoration getKey={({ pathname, key }) => `${pathname} ${key}`} />
        </CurrentUser>
      );
  }
}

/** The sign-in page says why an active user was signed out. */
function withEndNotice(address: string): string {
  const url = new URL(address, window.location.origin);
  if (url.pathname === paths.login) url.searchParams.set('message', 'session_ended');
  return `${url.pathname}${url.search}${url.hash}`;
}
