import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { Notice } from '../components/notice';
import { useUnsavedForms } from '../components/unsaved/unsaved-forms';
import { onSameSession } from '../session/page-staff';
import { sessionEnd, useIsSessionOver } from '../session/session-end';
import { signInAgain } from '../session/staff-session';

/** Once the session is over the console is left for the sign-in page, unless something typed would be lost: then it says how to go on. */
export function SessionOver() {
  const isOver = useIsSessionOver();
  const isUnsaved = useUnsavedForms().length > 0;
  useEffect(() => {
    if (isOver && !isUnsaved) void signInAgain();
  }, [isOver, isUnsaved]);
  useEffect(() => onSameSession(sessionEnd.takeBack), []);
  if (!isOver) return null;
  return (
    <Notice tone="warn">
      Your session has ended. What you typed is still here:{' '}
      <Link href="/login" target="_blank" rel="noopener">
        sign in again in another tab
      </Link>
      , then save it.
    </Notice>
  );
}
