import { decideRoute } from '@drumbeat/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FailureNotice } from '../components/failure-notice';
import { FullPageWait } from '../components/full-page-wait';
import { currentStaff, NotStaffError, SignInNeededError } from './staff-session';

type Answer = { is: 'asking' } | { is: 'staff' } | { is: 'stranger' | 'unknown'; error: Error };

/** Asks who is signed in before the console's code is fetched: a stranger needs none of it. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<Answer>({ is: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const { pathname, search } = useLocation();
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Answer) => {
      if (isWanted) setAnswer(next);
    };
    currentStaff().then(
      () => tell({ is: 'staff' }),
      (cause: unknown) => {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        if (error instanceof NotStaffError) leaveForUserApp();
        else tell({ is: error instanceof SignInNeededError ? 'stranger' : 'unknown', error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  if (answer.is === 'staff') return children;
  if (answer.is === 'asking') return <FullPageWait />;
  if (answer.is === 'stranger') {
    const state = { nextPathname: pathname, nextSearch: search, problem: answer.error.message };
    return <Navigate to="/login" replace state={state} />;
  }
  const retry = () => {
    setAnswer({ is: 'asking' });
    setAttempt(attempt + 1);
  };
  return <FailureNotice title="The console could not be reached" error={answer.error} onRetry={retry} />;
}

/** A user who is not staff belongs to the user app; where there, the routing rules say (P §4). */
function leaveForUserApp(): void {
  const decision = decideRoute({
    pathname: '/admin',
    search: '',
    auth: { kind: 'signed-in', isAdmin: false, isOnboarded: true, subscription: 'loading' },
    paymentSucceeded: false,
  });
  if (decision.kind === 'redirect') window.location.replace(decision.to);
}
