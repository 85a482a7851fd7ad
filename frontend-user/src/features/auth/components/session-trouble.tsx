import Button from '@mui/material/Button';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { sessionFailureText } from '../session-failure.rules';
import { useQuery } from '@tanstack/react-query';
import { InlineAlert } from '../../../components/inline-alert';
import { isTimeout } from '../../../lib/http/refusals';
import { sessionQuery } from '../../../entities/session/get-session';

/** The reason why the session could not be read; null when it was, or during the first read. */
export const useSessionTrouble = () => useQuery({ ...sessionQuery, retryOnMount: false }).error;

/** Shown on public pages: the session is unknown, and why (SIGNIN-16). */
export function SessionTrouble() {
  const error = useSessionTrouble();
  if (error === null) return null;
  const isLate = isTimeout(error);
  return (
    <InlineAlert
      tone="bad"
      action={
        <Button variant="outlined" size="small" onClick={() => window.location.reload()}>
          {ACCOUNT_TEXTS.tryAgain}
        </Button>
      }
    >
      <strong>{isLate ? ACCOUNT_TEXTS.connectionTimeout : ACCOUNT_TEXTS.clientFailed}</strong>
      {isLate ? null : <p>{sessionFailureText(error)}</p>}
    </InlineAlert>
  );
}
