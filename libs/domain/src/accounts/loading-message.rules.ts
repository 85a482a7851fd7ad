import { signInProgressMs, signInTimeoutMs } from '../session/timeouts.js';
import { ACCOUNT_TEXTS } from './account.texts.js';

/**
 * What the loading screen says after so many milliseconds, null where it needs no words yet (D §8, C-37). The last message
 * comes when a sign-in would time out. On Safari both that and the message before it come early, so that "Still trying to
 * connect" has no room and is left out.
 */
export function loadingMessage(elapsedMs: number, isSafari: boolean): string | null {
  if (elapsedMs >= signInTimeoutMs(isSafari)) return ACCOUNT_TEXTS.connectionTimeout;
  if (elapsedMs >= signInProgressMs(isSafari)) return ACCOUNT_TEXTS.takingTooLong;
  if (elapsedMs >= 10_000) return ACCOUNT_TEXTS.stillTrying;
  if (elapsedMs >= 5_000) return ACCOUNT_TEXTS.takingLonger;
  return elapsedMs >= 2_000 ? ACCOUNT_TEXTS.connecting : null;
}
