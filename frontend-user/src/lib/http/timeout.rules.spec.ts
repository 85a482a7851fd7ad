import { describe, expect, it } from '@jest/globals';
import { TIMEOUTS } from '@drumbeat/domain';
import { requestTimeoutText, signInProgressMs, signInTimeoutMs, signUpTimeoutMs } from './timeout.rules';

describe('time-outs', () => {
  it('of sign-in are 30 s, 15 s on Safari; of sign-up 20 s, 30 s on Safari', () => {
    expect([signInTimeoutMs(false), signInTimeoutMs(true)]).toEqual([30_000, 15_000]);
    expect([signUpTimeoutMs(false), signUpTimeoutMs(true)]).toEqual([20_000, 30_000]);
  });

  it('of sign-in are announced before they end', () => {
    expect([signInProgressMs(false), signInProgressMs(true)]).toEqual([15_000, 8_000]);
  });

  it('of requests name their milliseconds', () => {
    expect(requestTimeoutText(TIMEOUTS.requestMs)).toBe('Network request timeout after 15000ms');
  });
});
