import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { FailureNotice } from '../components/failure-notice';
import { FullPageWait } from '../components/full-page-wait';
import { onOtherSession } from './page-staff';
import { useIsSigningOut } from './session-end';
import { currentStaff } from './staff-session';

type Answer = { is: 'asking' } | { is: 'staff' } | { is: 'unknown'; error: Error };

/** Asks who is signed in before the console's code is fetched: a stranger does not need it, and is redirected. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<Answer>({ is: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const isSigningOut = useIsSigningOut();
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Answer) => {
      if (isWanted) setAnswer(next);
    };
    currentStaff().then(
      () => tell({ is: 'staff' }),
      (cause: unknown) =>
        tell({ is: 'unknown', error: cause instanceof Error ? cause : new Error(String(cause)) }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  useEffect(() => onOtherSession(() => window.location.reload()), []);

  if (isSigningOut) return <FullPageWait>{ACCOUNT_TEXTS.loggingOut}</FullPageWait>;
  if (answer.is === 'staff') return children;
  if (answer.is === 'asking') return <FullPageWait />;
  const retry = () => {
    setAnswer({ is: 'asking' });
    setAttempt(attempt + 1);
  };
  return <FailureNotice title="The console could not be reached" error={answer.error} onRetry={retry} />;
}
