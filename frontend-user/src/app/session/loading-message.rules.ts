import { ACCOUNT_TEXTS, LOADING_STEPS_MS } from '@drumbeat/domain';
import { signInProgressMs, signInTimeoutMs } from '../../lib/http/timeout.rules';

/**
 * The loading screen's message after this many milliseconds, null when it needs none yet (SIGNIN-10). The last message
 * comes when a sign-in would time out. On Safari both that and the message before it come early, so that "Still trying to
 * connect" has no room and is left out.
 */
export function loadingMessage(elapsedMs: number, isSafari: boolean): string | null {
  if (elapsedMs >= signInTimeoutMs(isSafari)) return ACCOUNT_TEXTS.connectionTimeout;
  if (elapsedMs >= signInProgressMs(isSafari)) return ACCOUNT_TEXTS.takingTooLong;
  if (elapsedMs >= LOADING_STEPS_MS.stillTrying) return ACCOUNT_TEXTS.stillTrying;
  if (elapsedMs >= LOADING_STEPS_MS.takingLonger) return ACCOUNT_TEXTS.takingLonger;
  return elapsedMs >= LOADING_STEPS_MS.connecting ? ACCOUNT_TEXTS.connecting : null;
}
