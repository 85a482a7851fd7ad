import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { isConnectionTrouble } from '../auth-error.rules';
import { loginErrorText, loginMessageText } from '../login-notice.rules';
import { InlineAlert } from '../../../components/inline-alert';
import { ConnectionTrouble } from './connection-trouble';

interface LoginNoticeProps {
  /** The address's own `error`, `message` and `timeout`: only what is known of them is shown. */
  error: string | null;
  message: string | null;
  isTimeout: boolean;
  onSwitchToMagicLink: () => void;
}

/** The message in /login's address: connection problems in amber with tips, errors in red, anything else as a notice. */
export function LoginNotice({ isTimeout, onSwitchToMagicLink, ...address }: LoginNoticeProps) {
  const error = address.error ? loginErrorText(address.error) : null;
  const message = address.message ? loginMessageText(address.message) : null;
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
