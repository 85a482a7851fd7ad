import { expect, it } from '@jest/globals';
import { isPaymentRecent } from './payment-success.rules';

it.each([
  [0, true],
  [1_799_999, true],
  [1_800_000, false],
  [-1, false],
  [Number.NaN, false],
])('a payment %d ms ago is recent: %p', (age, recent) => {
  const now = Date.UTC(2026, 10, 21);
  expect(isPaymentRecent(now - age, now)).toBe(recent);
});
