import { DAY_MS, HOUR_MS } from '../time/durations.js';
import { describe, expect, it } from '@jest/globals';
import { LOADING_STEPS_MS, RESEND_COOLDOWN_SECONDS, SESSION_SETTINGS, TIMEOUTS } from './session.settings.js';

describe('the session settings', () => {
  it('are those of docs/product.md, "Sessions"', () => {
    expect(SESSION_SETTINGS).toEqual({
      warningMinutes: [10, 5, 2, 1],
      severityMinutes: { critical: 1, warning: 5 },
      autoSaveMinutes: [2, 5, 10],
      healthCheckMs: 600_000,
      refreshThresholdMs: 5 * 60_000,
      autoSaveThresholdMs: 2 * 60_000,
      maxRetries: 3,
      retryDelaysMs: [1_000, 2_000, 5_000],
      operationTimeoutMs: 15_000,
      draftStorageMs: DAY_MS,
      autoSaveDelayMs: 2_000,
      draftCleanupMs: HOUR_MS,
      browserNotifications: true,
      soundAlerts: false,
      offlineMode: false,
      crossTabSync: false,
      sessionRecovery: true,
    });
  });

  it('have the time-outs of SESSION-7 and SIGNIN-9 beside them', () => {
    expect(TIMEOUTS).toEqual({
      requestMs: 15_000,
      slowRequestMs: 5_000,
      verySlowRequestMs: 10_000,
      signInMs: { safari: 15_000, others: 30_000 },
      signUpMs: { safari: 30_000, others: 20_000 },
      signInProgressMs: { safari: 8_000, others: 15_000 },
      signOutMs: 2_000,
      subscriptionGuardMs: 15_000,
    });
    expect(LOADING_STEPS_MS).toEqual({ connecting: 2_000, takingLonger: 5_000, stillTrying: 10_000 });
    expect(RESEND_COOLDOWN_SECONDS).toBe(60);
  });

  it('have one delay for each retry', () => {
    expect(SESSION_SETTINGS.retryDelaysMs).toHaveLength(SESSION_SETTINGS.maxRetries);
  });
});
