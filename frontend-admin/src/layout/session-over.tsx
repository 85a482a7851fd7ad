import Link from '@mui/material/Link';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Notice } from '../components/notice';
import { useUnsavedForms } from '../components/unsaved/unsaved-forms';
import { isPageHeld, useIsPageHeld } from '../session/page-hold';
import { onSameSession } from '../session/page-staff';
import { sessionEnd, useIsSessionOver } from '../session/session-end';
import { signInAgain } from '../session/staff-session';

/** Once the session is over the console is left for the sign-in page, unless something typed or chosen would be lost: then it says how to go on. */
export function SessionOver() {
  const isOver = useIsSessionOver();
  const isUnsaved = useUnsavedForms().length > 0;
  const isHeld = useIsPageHeld();
  // What is refused with the session is chosen again, and a notice says why.
  const isSending = useIsMutating() > 0;
  useEffect(() => {
    // What was chosen again in this very commit is held already, which this render does not know.
    if (isOver && !isUnsaved && !isHeld && !isSending && !isPageHeld()) void signInAgain();
  }, [isOver, isUnsaved, isHeld, isSending]);
  useEffect(() => onSameSession(sessionEnd.takeBack), []);
  if (!isOver) return null;
  return (
    <Notice tone="warn">
      Your session has ended. What you typed or chose is still here:{' '}
      <Link href="/login" target="_blank" rel="noopener">
        sign in again in another tab
      </Link>
      , then go on.
    </Notice>
  );
}
