/**
 * Session settings, time-outs, retries and auto-save: every value of the spec's lists (P §9 "Network and timing" and "Session
 * settings", D §8, D §9 "Authentication"), in this one file for both frontends and the server (decisions, "Sessions"). The
 * rules beside it choose among them. Milliseconds where the name says so.
 */

/** P §9 "Session settings". "Session" is the whole session's idle life and not the short access token's (C-36). */
export const SESSION_SETTINGS = {
  /** Minutes before the end at which the user is warned. */
  warningMinutes: [10, 5, 2, 1],
  /** How grave a warning is: with so many minutes left or fewer. Above both it is for information. */
  severityMinutes: { critical: 1, warning: 5 },
  /** Minutes before the end at which open text is saved (C-35). */
  autoSaveMinutes: [2, 5, 10],
  healthCheckMs: 600_000,
  /** The session is refreshed when less than this is left. */
  refreshThresholdMs: 300_000,
  /** Below this every change is saved at once. */
  autoSaveThresholdMs: 120_000,
  /** For reads, session refresh and versioned autosave only: nothing that must not happen twice is retried (C-29). */
  maxRetries: 3,
  retryDelaysMs: [1_000, 2_000, 5_000],
  operationTimeoutMs: 15_000,
  /** How long a device keeps text that did not reach the server. */
  draftStorageMs: 86_400_000,
  autoSaveDelayMs: 2_000,
  draftCleanupMs: 3_600_000,
  browserNotifications: true,
  soundAlerts: false,
  /** Off, and about the session only; the editor's local copy is another matter (C-27). */
  offlineMode: false,
  crossTabSync: false,
  sessionRecovery: true,
} as const;

/** Time-outs of calls from the browser (P §9, D §9). Streams are exempt (C-02). */
export const TIMEOUTS = {
  requestMs: 15_000,
  /** A longer request is flagged slow, then very slow. */
  slowRequestMs: 5_000,
  verySlowRequestMs: 10_000,
  /** D §9 owns the sign-in form, P §9 the sign-up (C-01). */
  signInMs: { safari: 15_000, others: 30_000 },
  signUpMs: { safari: 30_000, others: 20_000 },
  /** When a sign-in that is still running says so. */
  signInProgressMs: { safari: 8_000, others: 15_000 },
  /** Sign-out during clean-up. */
  signOutMs: 2_000,
  /** The subscription guard gives up redirecting. */
  subscriptionGuardMs: 15_000,
} as const;

/** When the loading screen says more (D §8); its last two messages come with a sign-in's progress and time-out (C-37). */
export const LOADING_STEPS_MS = { connecting: 2_000, takingLonger: 5_000, stillTrying: 10_000 } as const;

/** After a mail has gone out the next one to the same address waits so long (D §5, §9). The server holds to it too. */
export const RESEND_COOLDOWN_SECONDS = 60;
