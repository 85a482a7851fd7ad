import { describe, expect, it } from '@jest/globals';
import { changeWords } from './change.texts.js';

const PAID = {
  plan_type: 'monthly',
  reason: 'paid',
  opens: true,
  opened_before: false,
  cancel_at_period_end: false,
};

describe('A line of the history', () => {
  it('says what a payment was for', () => {
    expect(changeWords(PAID)).toBe('Monthly plan paid');
    expect(changeWords({ ...PAID, opened_before: true })).toBe('Monthly plan renewed');
    expect(changeWords({ ...PAID, opened_before: true }, { ...PAID, plan_type: 'free' })).toBe(
      'Monthly plan paid',
    );
    expect(changeWords({ ...PAID, opened_before: true }, { ...PAID, reason: 'grace' })).toBe(
      'The failed payment was paid',
    );
    expect(changeWords(PAID, { ...PAID, reason: 'payment_failed' })).toBe('The failed payment was paid');
  });

  it('says that a plan was cancelled, and that it was taken up again', () => {
    expect(changeWords({ ...PAID, cancel_at_period_end: true })).toBe('Cancelled for the end of the month');
    expect(changeWords(PAID, { ...PAID, cancel_at_period_end: true })).toBe('Monthly plan taken up again');
  });

  it('has words for what changes no access, and for what it does not know', () => {
    expect(changeWords({ ...PAID, reason: 'refunded' })).toBe('A payment was refunded');
    expect(changeWords({ ...PAID, reason: 'of_next_year' })).toBe('Changed');
  });
});
