import { redactSignIn, TIMEOUTS } from '@drumbeat/domain';
import { deviceStorage, whenStorageIsCorrupt } from '../../lib/device/browser-storage';

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

/** For somebody who looks for a fault in the browser's console: localStorage.setItem('drumbeat-debug', 'sign-in') */
const isOn = () => deviceStorage.get('drumbeat-debug') === 'sign-in';

/** Writes one step of signing in to the console, without passwords and tokens (SIGNIN-12). Off by default. */
function logSignIn(step: string, facts: Record<string, unknown>): void {
  if (isOn()) console.debug(`Sign-in: ${step}`, redactSignIn(facts));
}

const key = 'drumbeat-auth-analytics';

/** The last 100 sign-ins, sign-ups and storage faults of this browser (SIGNIN-13). Kept on the device; signing out clears it. */
export const signInEvents = {
  record: (outcome: SignInEvent['outcome'], durationMs = 0) => {
    const now = Date.now();
    const before = read();
    const events = rememberSignInEvent(before, { outcome, at: now, durationMs: Math.round(durationMs) });
    if (!deviceStorage.setJson(key, events)) return;
    const known = signInPatterns(before, now);
    for (const pattern of signInPatterns(events, now)) {
      if (!known.includes(pattern)) console.warn(`Signing in: ${pattern}`);
    }
  },
  patterns: () => signInPatterns(read(), Date.now()),
};

/** A fetch for signing in and up: its calls are stored with their outcome and time, and written to the debug log. */
export async function recordedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = performance.now();
  const asked = await factsOf(request[0]);
  let status = 0;
  try {
    const response = await fetch(...request);
    status = response.status;
    return response;
  } finally {
    const durationMs = Math.round(performance.now() - sentAt);
    const isSuccess = status >= 200 && status < 300;
    signInEvents.record(isSuccess ? 'success' : 'failure', durationMs);
    logSignIn(isSuccess ? 'done' : 'failed', { ...asked, status, durationMs });
  }
}

async function factsOf(input: RequestInfo | URL): Promise<Record<string, unknown>> {
  if (!(input instanceof Request)) return {};
  const body: unknown = await input
    .clone()
    .json()
    .catch(() => null);
  return { path: new URL(input.url).pathname, body };
}

whenStorageIsCorrupt(() => signInEvents.record('storage-corruption'));

const read = (): SignInEvent[] => deviceStorage.getJson(key, Array.isArray)?.filter(isSignInEvent) ?? [];

function isSignInEvent(value: unknown): value is SignInEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'outcome' in value &&
    'at' in value &&
    typeof value.at === 'number' &&
    'durationMs' in value &&
    typeof value.durationMs === 'number'
  );
}
