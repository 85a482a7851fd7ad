import { describe, expect, it } from '@jest/globals';
import { RESEND_COOLDOWN_SECONDS, resendText } from '@drumbeat/domain';
import { secondsUntil } from './resend.rules';

describe('the pause between two mails', () => {
  it.each([
    [60_000, 'Resend in 60s'],
    [59_001, 'Resend in 60s'],
    [59_000, 'Resend in 59s'],
    [1, 'Resend in 1s'],
  ])('with %d ms left reads "%s"', (left, text) => {
    expect(resendText(secondsUntil(1_000_000 + left, 1_000_000))).toBe(text);
  });

  it('is 60 s and then over', () => {
    expect(RESEND_COOLDOWN_SECONDS).toBe(60);
    expect(secondsUntil(1_000_000, 1_000_000)).toBe(0);
    expect(secondsUntil(1_000_000, 9_000_000)).toBe(0);
    expect(secondsUntil(null, 0)).toBe(0);
  });
});
