import { describe, expect, it } from '@jest/globals';
import { SESSION_SETTINGS } from './session.settings.js';

describe('the session settings', () => {
  it('are those of the spec', () => {
    expect(SESSION_SETTINGS).toEqual({
      warningMinutes: [10, 5, 2, 1],
      autoSaveMinutes: [2, 5, 10],
      healthCheckMs: 600_000,
      refreshThresholdMs: 5 * 60_000,
      autoSaveThresholdMs: 2 * 60_000,
      maxRetries: 3,
      retryDelaysMs: [1_000, 2_000, 5_000],
      operationTimeoutMs: 15_000,
      draftStorageMs: 24 * 3_600_000,
      autoSaveDelayMs: 2_000,
      draftCleanupMs: 3_600_000,
      browserNotifications: true,
      soundAlerts: false,
      offlineMode: false,
      crossTabSync: false,
      sessionRecovery: true,
    });
  });

  it('have one delay for each retry', () => {
    expect(SESSION_SETTINGS.retryDelaysMs).toHaveLength(SESSION_SETTINGS.maxRetries);
  });
});
