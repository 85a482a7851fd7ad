import Box from '@mui/material/Box';
import { type AuthAction, authErrorText, isConnectionTrouble } from '../auth-error.rules';
import { useEffect, useRef, type ReactNode } from 'react';
import { InlineAlert } from '../../../components/inline-alert';
import { ConnectionTrouble } from './connection-trouble';

interface SignInProblemProps {
  error: Error;
  action: AuthAction;
  /** A way on beside the sentence. */
  wayOn?: ReactNode;
  /** Offers the magic link where the connection is the trouble. */
  onSwitchToMagicLink?: (() => void) | undefined;
  /** False where a field takes the focus instead. */
  takesFocus?: boolean;
}

/** What went wrong, in known words (SIGNIN-5); in amber with tips where it is the connection (SIGNIN-7). */
export function SignInProblem({
  error,
  action,
  wayOn,
  onSwitchToMagicLink,
  takesFocus = true,
}: SignInProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [error, takesFocus]);
  const text = authErrorText(error, action);
  return (
    <Box ref={box} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {isConnectionTrouble(error.message) ? (
        <ConnectionTrouble onSwitchToMagicLink={onSwitchToMagicLink}>{text}</ConnectionTrouble>
      ) : (
        <InlineAlert tone="bad" action={wayOn}>
          {text}
        </InlineAlert>
      )}
    </Box>
  );
}
