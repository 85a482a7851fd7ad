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
const GRACE_CANCELLED: ToldState = { ...GRACE, cancel_at_period_end: true };
const ENDED_UNPAID: ToldState = { ...ENDED, reason: 'ended_unpaid' };
const FREE: ToldState = { ...PAID, plan_type: 'free', reason: 'free_plan' };

describe('what a user is told of a change', () => {
  it.each<[string, ToldState | null, ToldState, string | null]>([
    ['a first payment', null, PAID, 'started'],
    ['an upgrade from the free plan', FREE, PAID, 'started'],
    ['a failed renewal', PAID, GRACE, 'payment_failed'],
    ['a payment after all', GRACE, PAID, 'recovered'],
    ['a payment after the grace period', UNPAID, PAID, 'recovered'],
    ['a plan that is begun anew', ENDED, PAID, 'started'],
    ['the end of the grace period', GRACE, UNPAID, 'closed_unpaid'],
    ['a cancellation', PAID, CANCELLED, 'cancelled'],
    ['a cancellation taken back', CANCELLED, PAID, 'resumed'],
    ['the end', CANCELLED, ENDED, 'ended'],
    ['a renewal', PAID, PAID, null],
    ['a cancellation in the days of grace', GRACE, ENDED, 'cancelled_unpaid'],
    ['a cancellation after them', UNPAID, ENDED, 'cancelled_unpaid'],
    ['a cancellation in the days of grace on Stripe’s pages', GRACE, GRACE_CANCELLED, 'cancelled_owing'],
    ['its taking back, while the payment is open', GRACE_CANCELLED, GRACE, 'resumed_owing'],
    ['a payment after all of what is cancelled', GRACE_CANCELLED, CANCELLED, 'recovered_to_end'],
    ['a payment after the grace period of what is cancelled', UNPAID, CANCELLED, 'recovered_to_end'],
    ['the last attempt', GRACE, ENDED_UNPAID, 'ended_unpaid'],
    ['the last attempt after the grace period', UNPAID, ENDED_UNPAID, 'ended_unpaid'],
    ['the end of what had ended already', ENDED, ENDED_UNPAID, null],
    ['a payment that was never finished', null, { ...UNPAID, reason: 'first_payment_open' }, null],
  ])('for %s', (_, before, after, news) => {
    expect(newsOf(before, after)).toBe(news);
  });
});
