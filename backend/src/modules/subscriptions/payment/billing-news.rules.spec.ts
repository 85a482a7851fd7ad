import { describe, expect, it } from '@jest/globals';
import { newsOf, type ToldState } from './billing-news.rules.js';

const PAID: ToldState = {
  plan_type: 'monthly',
  status: 'active',
  reason: 'paid',
  cancel_at_period_end: false,
};
const GRACE: ToldState = { ...PAID, reason: 'grace' };
const CANCELLED: ToldState = { ...PAID, cancel_at_period_end: true };
const ENDED: ToldState = { ...PAID, status: 'canceled', reason: 'ended' };
const UNPAID: ToldState = { ...PAID, status: 'past_due', reason: 'payment_failed' };
const FREE: ToldState = { ...PAID, plan_type: 'free', reason: 'free_plan' };

describe('what a user is told of a change', () => {
  it.each<[string, ToldState | null, ToldState, string | null]>([
    ['a first payment', null, PAID, 'started'],
    ['an upgrade from the free plan', FREE, PAID, 'started'],
    ['a failed renewal', PAID, GRACE, 'payment_failed'],
    ['a payment after all', GRACE, PAID, 'recovered'],
    ['a payment after the grace period', UNPAID, PAID, 'started'],
    ['the end of the grace period', GRACE, UNPAID, 'closed_unpaid'],
    ['a cancellation', PAID, CANCELLED, 'cancelled'],
    ['a cancellation taken back', CANCELLED, PAID, 'resumed'],
    ['the end', CANCELLED, ENDED, 'ended'],
    ['a renewal', PAID, PAID, null],
    ['the end of what was closed already', UNPAID, ENDED, null],
    ['a payment that was never finished', null, { ...UNPAID, reason: 'first_payment_open' }, null],
  ])('for %s', (_, before, after, news) => {
    expect(newsOf(before, after)).toBe(news);
  });
});
