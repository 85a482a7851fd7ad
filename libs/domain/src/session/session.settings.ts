import { DAY_MS, HOUR_MS } from '../time/durations.js';

/**
 * Session settings, time-outs, retries and auto-save: every value of docs/product.md, "Sessions" and "Signing in", in this one
 * file for both frontends and the server. The rules beside it choose among them. Milliseconds where the name says so.
 */

/** "Session" is the whole session's idle life and not the short access token's (SESSION-2). */
export const SESSION_SETTINGS = {
  /** Minutes before the end at which the user is warned. */
  warningMinutes: [10, 5, 2, 1],
  /** Severity of a warning by remaining minutes, at most this many. Above both it is informational. */
  severityMinutes: { critical: 1, warning: 5 },
  /** Minutes before the end at which open text is saved (SESSION-4). */
  autoSaveMinutes: [2, 5, 10],
  healthCheckMs: 600_000,
  /** The session is refreshed when less than this is left. */
  refreshThresholdMs: 300_000,
  /** Below this every change is saved at once. */
  autoSaveThresholdMs: 120_000,
  /** For reads, session refresh and versioned autosave only: other writes are not retried (SESSION-6). */
  maxRetries: 3,
  retryDelaysMs: [1_000, 2_000, 5_000],
  operationTimeoutMs: 15_000,
  /** How long a device stores unsent text. */
  draftStorageMs: DAY_MS,
  autoSaveDelayMs: 2_000,
  draftCleanupMs: HOUR_MS,
  browserNotifications: true,
  soundAlerts: false,
  /** Off, and about the session only; the editor's local copy is another matter (SESSION-10). */
  offlineMode: false,
  crossTabSync: false,
  sessionRecovery: true,
} as const;

/** Time-outs of calls from the browser (SESSION-7). Streams are exempt. */
export const TIMEOUTS = {
  requestMs: 15_000,
  /** A longer request is flagged slow, then very slow. */
  slowRequestMs: 5_000,
  verySlowRequestMs: 10_000,
  /** Signing in and up have their own time-outs (SIGNIN-9). */
  signInMs: { safari: 15_000, others: 30_000 },
  signUpMs: { safari: 30_000, others: 20_000 },
  /** Delay before a running sign-in shows a message. */
  signInProgressMs: { safari: 8_000, others: 15_000 },
  /** Sign-out during clean-up. */
  signOutMs: 2_000,
  /** Until the subscription guard gives up redirecting. */
  subscriptionGuardMs: 15_000,
} as const;

/**
 * When the loading screen shows further messages (SIGNIN-10); its last two messages come with a sign-in's progress
 * and time-out.
 */
export const LOADING_STEPS_MS = { connecting: 2_000, takingLonger: 5_000, stillTrying: 10_000 } as const;

/** Pause between two mails to the same address (SIGNIN-3). The server enforces it too. */
export const RESEND_COOLDOWN_SECONDS = 60;

/**
 * A browser's marks of its session, in localStorage: the user app and the console share an origin and with it these
 * marks. The tokens are httpOnly cookies that no script sees.
 */
export const BROWSER_MARKS = {
  /** This browser had a session: only then a missing one is renewed at the start. */
  signedIn: 'drumbeat-signed-in',
  /** A sign-out that did not reach the server: the end of the session that was left. */
  unfinishedSignOut: 'drumbeat-unfinished-sign-out',
} as const;
