import { TIMEOUTS } from '@drumbeat/domain';
import { tabStorage } from '../../../lib/device/browser-storage';
import { signInMark } from '../../../entities/session/session-marks';

/**
 * Forgets the session on this device: the cookies, which only the server can delete, and the browser's stored data.
 * Drafts stay (SESSION-13). Never fails and takes at most 2 s, because it is the recovery from a failure.
 */
export async function clearAuthData(): Promise<void> {
  signInMark.clear();
  tabStorage.clear();
  await fetch('/api/auth/logout', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scope: 'local' }),
    signal: AbortSignal.timeout(TIMEOUTS.signOutMs),
  }).catch(() => undefined);
}
