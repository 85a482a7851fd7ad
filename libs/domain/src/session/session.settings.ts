/**
 * The spec's "Session settings" (P §9), the one place for both frontends (decisions, "Sessions"). Milliseconds where the
 * name says so. "Session" is the whole session's idle life and not the short access token's (C-36).
 */
export const SESSION_SETTINGS = {
  /** Minutes before the end at which the user is warned. */
  warningMinutes: [10, 5, 2, 1],
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
