import { ACCOUNT_TEXTS, isConnectionTrouble } from '@drumbeat/domain';
import { InlineAlert } from '../../../components/inline-alert';
import { ConnectionTrouble } from './connection-trouble';

interface LoginNoticeProps {
  /** The address's own `error`, `message` and `timeout`: shown as text, whatever they hold. */
  error: string | null;
  message: string | null;
  isTimeout: boolean;
  onSwitchToMagicLink: () => void;
}

/** What /login's address says: trouble in amber with tips, errors in red, anything else in passing. */
export function LoginNotice({ error, message, isTimeout, onSwitchToMagicLink }: LoginNoticeProps) {
  return (
    <>
      {isTimeout ? (
        <ConnectionTrouble onSwitchToMagicLink={onSwitchToMagicLink}>
          {ACCOUNT_TEXTS.serversWarmingUp}
        </ConnectionTrouble>
      ) : null}
      {error && isConnectionTrouble(error) ? (
        <ConnectionTrouble onSwitchToMagicLink={onSwitchToMagicLink}>{error}</ConnectionTrouble>
      ) : null}
      {error && !isConnectionTrouble(error) ? <InlineAlert tone="bad">{error}</InlineAlert> : null}
      {message ? <InlineAlert tone="info">{message}</InlineAlert> : null}
    </>
  );
}
