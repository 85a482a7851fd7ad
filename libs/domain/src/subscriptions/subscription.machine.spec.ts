import { DAY_MS } from '../time/durations.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isActiveSubscription } from './access.rules.js';
import { PAYMENT_GRACE_DAYS } from './billing.limits.js';
import {
  chooseSubscription,
  endOnCancelling,
  isLive,
  planStateOf,
  type ProviderSubscription,
} from './subscription.machine.js';

const NOW = new Date('2026-11-27T09:00:00Z');
const STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
  'canceled',
];

const subscriptionOf = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  created: new Date('2026-09-01T00:00:00Z'),
  current_period_start: new Date('2026-11-01T00:00:00Z'),
  current_period_end: new Date('2026-12-01T00:00:00Z'),
  cancel_at_period_end: false,
  ended_unpaid: false,
  ...changes,
});

const moment = fc.integer({ min: -40, max: 40 }).map((days) => new Date(NOW.getTime() + days * DAY_MS));
const anySubscription = fc.record({
  id: fc.uuid(),
  status: fc.oneof(fc.constantFrom(...STATUSES), fc.string({ minLength: 1, maxLength: 12 })),
  created: moment,
  current_period_start: fc.option(moment),
  current_period_end: fc.option(moment),
  cancel_at_period_end: fc.boolean(),
  ended_unpaid: fc.boolean(),
});

describe('the state of the monthly plan', () => {
  it.each([
    ['active', true, 'paid'],
    ['trialing', true, 'trial'],
    ['unpaid', false, 'payment_failed'],
    ['incomplete', false, 'first_payment_open'],
    ['incomplete_expired', false, 'first_payment_failed'],
    ['paused', false, 'paused'],
    ['canceled', false, 'ended'],
    ['resting', false, 'unknown_status'],
  ])('for %s opens the product: %s, because %s', (status, opens, reason) => {
    expect(planStateOf(subscriptionOf({ status }), NOW)).toMatchObject({ opens, reason });
  });

  it('says of one that ended whether it was its payment that never arrived', () => {
    const ended = subscriptionOf({ status: 'canceled', ended_unpaid: true });
    expect(planStateOf(ended, NOW)).toMatchObject({ opens: false, reason: 'ended_unpaid' });
  });

  it.each([
    ['monthly', 'paid', 'with_period'],
    ['monthly', 'trial', 'with_period'],
    ['monthly', 'grace', 'at_once'],
    ['monthly', 'payment_failed', 'at_once'],
    ['monthly', 'ended', null],
    ['monthly', 'ended_unpaid', null],
    ['monthly', 'of_next_year', null],
    ['free', 'free_plan', null],
  ])('of a %s plan that is %s ends on cancelling: %s', (plan_type, reason, end) => {
    expect(endOnCancelling({ plan_type, reason })).toBe(end);
  });

  it('stays open until the plan ends, when it was cancelled for then', () => {
    expect(planStateOf(subscriptionOf({ cancel_at_period_end: true }), NOW).opens).toBe(true);
  });

  it('stays open for the grace period after a failed renewal, and not a moment longer', () => {
    const failed = subscriptionOf({ status: 'past_due', current_period_start: NOW });
    const end = new Date(NOW.getTime() + PAYMENT_GRACE_DAYS * DAY_MS);
    expect(planStateOf(failed, new Date(end.getTime() - 1))).toEqual({
      status: 'active',
      reason: 'grace',
      opens: true,
      grace_until: end,
    });
    expect(planStateOf(failed, end)).toMatchObject({ status: 'past_due', opens: false, grace_until: null });
  });

  it('is closed for a failed renewal without a known period', () => {
    expect(planStateOf(subscriptionOf({ status: 'past_due', current_period_start: null }), NOW).opens).toBe(
      false,
    );
  });

  it('is stored as active exactly when it opens the product', () => {
    fc.assert(
      fc.property(anySubscription, moment, (subscription, now) => {
        const state = planStateOf(subscription, now);
        expect(isActiveSubscription({ status: state.status, plan_type: 'monthly' })).toBe(state.opens);
        if (!['active', 'trialing', 'past_due'].includes(subscription.status))
          expect(state.opens).toBe(false);
      }),
    );
  });

  it('never opens again by waiting', () => {
    fc.assert(
      fc.property(anySubscription, moment, fc.nat(40), (subscription, now, days) => {
        const later = new Date(now.getTime() + days * DAY_MS);
        if (planStateOf(subscription, later).opens) expect(planStateOf(subscription, now).opens).toBe(true);
      }),
    );
  });
});

describe('of several subscriptions', () => {
  it('the oldest open one counts, and the others are surplus', () => {
    const [first, second] = [
      subscriptionOf({ id: 'sub_a' }),
      subscriptionOf({ id: 'sub_b', created: new Date('2026-09-01T00:00:01Z') }),
    ];
    const ended = subscriptionOf({ id: 'sub_0', status: 'canceled', created: new Date(0) });
    expect(chooseSubscription([second, ended, first], NOW)).toEqual({ counts: first, surplus: [second] });
  });

  it('one that is paid counts before an older one that waits for its payment', () => {
    const waiting = subscriptionOf({ id: 'sub_a', status: 'past_due', current_period_start: NOW });
    const paid = subscriptionOf({ id: 'sub_b', created: NOW });
    expect(chooseSubscription([waiting, paid], NOW)).toEqual({ counts: paid, surplus: [waiting] });
  });

  it('the newest one counts when all have ended', () => {
    const [old, recent] = [0, 1].map((n) =>
      subscriptionOf({ id: `sub_${n}`, status: 'canceled', created: new Date(n) }),
    );
    expect(chooseSubscription([recent!, old!], NOW)).toEqual({ counts: recent, surplus: [] });
  });

  it('no order of arrival changes the choice, an open one is never passed over, and at most one live one is kept', () => {
    fc.assert(
      fc.property(fc.array(anySubscription, { maxLength: 5 }), (subscriptions) => {
        const chosen = chooseSubscription(subscriptions, NOW);
        expect(chooseSubscription([...subscriptions].reverse(), NOW)).toEqual(chosen);
        const opens = (one: ProviderSubscription) => planStateOf(one, NOW).opens;
        expect(chosen.counts !== null && opens(chosen.counts)).toBe(subscriptions.some(opens));
        const live = subscriptions.filter(isLive);
        expect(chosen.surplus).toHaveLength(Math.max(0, live.length - 1));
      }),
    );
  });
});
