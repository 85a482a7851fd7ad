import { TIMEOUTS } from '@drumbeat/domain';

/** Result of a sign-in, a sign-up or a read of stored session data. Contains no address and no name. */
export interface AuthEvent {
  readonly outcome: 'success' | 'failure' | 'storage-corruption';
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Duration of the call in milliseconds; 0 without one. */
  readonly durationMs: number;
}

export type AuthPattern = 'repeated-failures' | 'storage-corruption' | 'slow-authentication';

/** Limits of the stored events and of its warnings (SIGNIN-13). */
export const AUTH_ANALYTICS = {
  keptEvents: 100,
  failures: 3,
  failuresWithinMs: 30 * 60_000,
  /** Unreadable local copies (SIGNIN-13). */
  corruptions: 2,
  slowEvents: 3,
} as const;

/** The last 100 events, oldest first. */
export function rememberAuthEvent(events: readonly AuthEvent[], event: AuthEvent): AuthEvent[] {
  return [...events, event].slice(-AUTH_ANALYTICS.keptEvents);
}

/** Warnings from the stored events at `now`. */
export function authPatterns(events: readonly AuthEvent[], now: number): AuthPattern[] {
  const failures = events.filter(
    ({ outcome, at }) => outcome === 'failure' && now - at <= AUTH_ANALYTICS.failuresWithinMs,
  );
  const corruptions = events.filter(({ outcome }) => outcome === 'storage-corruption');
  const slow = events.filter(({ durationMs }) => durationMs > TIMEOUTS.slowRequestMs);
  return [
    ...(failures.length >= AUTH_ANALYTICS.failures ? (['repeated-failures'] as const) : []),
    ...(corruptions.length >= AUTH_ANALYTICS.corruptions ? (['storage-corruption'] as const) : []),
    ...(slow.length >= AUTH_ANALYTICS.slowEvents ? (['slow-authentication'] as const) : []),
  ];
}
