import { TIMEOUTS } from '@drumbeat/domain';

/** Sign-in has its own time-out (SIGNIN-9). */
export function signInTimeoutMs(isSafari: boolean): number {
  return TIMEOUTS.signInMs[isSafari ? 'safari' : 'others'];
}

/** And so has sign-up (SIGNIN-9). */
export function signUpTimeoutMs(isSafari: boolean): number {
  return TIMEOUTS.signUpMs[isSafari ? 'safari' : 'others'];
}

/** Delay before a running sign-in shows a message (SIGNIN-9). */
export function signInProgressMs(isSafari: boolean): number {
  return TIMEOUTS.signInProgressMs[isSafari ? 'safari' : 'others'];
}

/** The error text of a request that was aborted: "Network request timeout after 15000ms" (SESSION-7). */
export function requestTimeoutText(timeoutMs: number): string {
  return `Network request timeout after ${timeoutMs}ms`;
}
