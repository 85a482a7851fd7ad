/** Time-outs of calls from the browser, in milliseconds (P §9 "Network and timing"). Streams are exempt (C-02). */
export const TIMEOUTS = {
  requestMs: 15_000,
  /** A longer request is flagged slow, then very slow. */
  slowRequestMs: 5_000,
  verySlowRequestMs: 10_000,
  /** Sign-out during clean-up. */
  signOutMs: 2_000,
  /** The subscription guard gives up redirecting. */
  subscriptionGuardMs: 15_000,
} as const;

/** Sign-in has its own time-out: D §9 owns that form (C-01). */
export function signInTimeoutMs(isSafari: boolean): number {
  return isSafari ? 15_000 : 30_000;
}

/** Sign-up keeps P §9's time-out (C-01). */
export function signUpTimeoutMs(isSafari: boolean): number {
  return isSafari ? 30_000 : 20_000;
}

/** When a sign-in that is still running says so (D §9). */
export function signInProgressMs(isSafari: boolean): number {
  return isSafari ? 8_000 : 15_000;
}

/** The error text of a request that was aborted: "Network request timeout after 15000ms" (P §8). */
export function requestTimeoutText(timeoutMs: number): string {
  return `Network request timeout after ${timeoutMs}ms`;
}
