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
    const ended = { ...PAID, reason: 'ended', opens: false, cancel_at_period_end: true };
    expect(changeWords(PAID, ended)).toBe('Monthly plan paid');
  });

  it('says that a plan was cancelled while its payment was waited for, and never tells one failure twice', () => {
    const grace = { ...PAID, reason: 'grace', opened_before: true };
    const cancelled = { ...grace, cancel_at_period_end: true };
    const ended = { ...PAID, reason: 'ended', opens: false, opened_before: true };
    expect(changeWords(grace, PAID)).toBe('Payment failed; open for the days of grace');
    expect(changeWords(cancelled, grace)).toBe('Cancelled for the end of the month');
    expect(changeWords(grace, cancelled)).toBe('Monthly plan taken up again');
    expect(changeWords({ ...PAID, cancel_at_period_end: true }, cancelled)).toBe(
      'The failed payment was paid',
    );
    expect(changeWords(ended, grace)).toBe('Cancelled; the unpaid month is not charged');
    expect(changeWords(ended, { ...grace, reason: 'payment_failed' })).toBe(
      'Cancelled; the unpaid month is not charged',
    );
    expect(changeWords(ended, { ...PAID, cancel_at_period_end: true })).toBe('Ended');
    expect(changeWords({ ...ended, reason: 'ended_unpaid' }, grace)).toBe(
      'Ended: the payment did not arrive',
    );
  });

  it('has words for what changes no access, and for what it does not know', () => {
    expect(changeWords({ ...PAID, reason: 'refunded' })).toBe('A payment was refunded');
    expect(changeWords({ ...PAID, reason: 'of_next_year' })).toBe('Changed');
  });
});
