import Box from '@mui/material/Box';
import { type AuthAction, authErrorText, isConnectionTrouble } from '../auth-error.rules';
import { useEffect, useRef, type ReactNode } from 'react';
import { InlineAlert } from '../../../components/inline-alert';
import { ConnectionTrouble } from './connection-trouble';

interface SignInProblemProps {
  error: Error;
  action: AuthAction;
  /** A further action beside the message. */
  wayOn?: ReactNode;
  /** Offers the magic link after connection problems. */
  onSwitchToMagicLink?: (() => void) | undefined;
  /** False when a field takes the focus instead. */
  takesFocus?: boolean;
}

/** The error in known texts (SIGNIN-5); connection problems in amber with tips (SIGNIN-7). */
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
