import { TIMEOUTS } from '@drumbeat/domain';

/** How a sign-in, a sign-up or a stored piece of the session fared. Carries no address and no name. */
export interface AuthEvent {
  readonly outcome: 'success' | 'failure' | 'storage-corruption';
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How long the call took, in milliseconds; 0 where there was none. */
  readonly durationMs: number;
}

export type AuthPattern = 'repeated-failures' | 'storage-corruption' | 'slow-authentication';

/** How much is kept, and what it warns of (SIGNIN-13). */
export const AUTH_ANALYTICS = {
  keptEvents: 100,
  failures: 3,
  failuresWithinMs: 30 * 60_000,
  /** Local copies that cannot be read (SIGNIN-13). */
  corruptions: 2,
  slowEvents: 3,
} as const;

/** The last 100 events, oldest first. */
export function rememberAuthEvent(events: readonly AuthEvent[], event: AuthEvent): AuthEvent[] {
  return [...events, event].slice(-AUTH_ANALYTICS.keptEvents);
}

/** What the remembered events warn of at `now`. */
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
