import { TIMEOUTS } from '@drumbeat/domain';

/** Result of a sign-in, a sign-up or a read of stored session data. Contains no address and no name. */
export interface SignInEvent {
  readonly outcome: 'success' | 'failure' | 'storage-corruption';
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Duration of the call in milliseconds; 0 without one. */
  readonly durationMs: number;
}

export type SignInPattern = 'repeated-failures' | 'storage-corruption' | 'slow-authentication';

/** Limits of the stored events and of its warnings (SIGNIN-13). */
export const SIGN_IN_EVENT_LIMITS = {
  keptEvents: 100,
  failures: 3,
  failuresWithinMs: 30 * 60_000,
  /** Unreadable local copies (SIGNIN-13). */
  corruptions: 2,
  slowEvents: 3,
} as const;

/** The last 100 events, oldest first. */
export function rememberSignInEvent(events: readonly SignInEvent[], event: SignInEvent): SignInEvent[] {
  return [...events, event].slice(-SIGN_IN_EVENT_LIMITS.keptEvents);
}

/** Warnings from the stored events at `now`. */
export function signInPatterns(events: readonly SignInEvent[], now: number): SignInPattern[] {
  const failures = events.filter(
    ({ outcome, at }) => outcome === 'failure' && now - at <= SIGN_IN_EVENT_LIMITS.failuresWithinMs,
  );
  const corruptions = events.filter(({ outcome }) => outcome === 'storage-corruption');
  const slow = events.filter(({ durationMs }) => durationMs > TIMEOUTS.slowRequestMs);
  return [
    ...(failures.length >= SIGN_IN_EVENT_LIMITS.failures ? (['repeated-failures'] as const) : []),
    ...(corruptions.length >= SIGN_IN_EVENT_LIMITS.corruptions ? (['storage-corruption'] as const) : []),
    ...(slow.length >= SIGN_IN_EVENT_LIMITS.slowEvents ? (['slow-authentication'] as const) : []),
  ];
}
