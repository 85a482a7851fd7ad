import { SESSION_TEXTS } from '@drumbeat/domain';
import { useState } from 'react';
import { notify } from '../../../lib/notify';
import { askForRenewal } from '../../../entities/session/session-renewal';
import { useSessionWatch } from '../hooks/use-session-watch';
import { SessionWarning } from './session-warning';

interface SessionRuntimeProps {
  /** End of the session's idle life, ISO 8601. */
  expiresAt: string;
  /** Checks the session at the server; `isOver`: by our clock it has ended. */
  onCheck: (isOver: boolean) => Promise<void>;
}

/** Runs beside the screens while a user is signed in. */
export function SessionRuntime({ expiresAt, onCheck }: SessionRuntimeProps) {
  const { warning, dismiss } = useSessionWatch(expiresAt, onCheck);
  const [isRenewing, setIsRenewing] = useState(false);

  async function stay() {
    setIsRenewing(true);
    const renewal = await askForRenewal();
    setIsRenewing(false);
    if (renewal.kind === 'unreachable') notify.error(SESSION_TEXTS.renewalFailed);
    if (renewal.kind !== 'renewed') return;
    const newEnd = Date.parse(renewal.answer.session?.expires_at ?? expiresAt);
    // A session has a maximum lifetime, too: its end cannot be moved beyond that.
    if (newEnd > Date.parse(expiresAt)) notify.success(SESSION_TEXTS.renewed);
    else notify.warning(SESSION_TEXTS.atItsLimit);
  }

  if (!warning) return null;
  return (
    <SessionWarning
      warning={warning}
      isRenewing={isRenewing}
      onStay={() => void stay()}
      onDismiss={dismiss}
    />
  );
}
