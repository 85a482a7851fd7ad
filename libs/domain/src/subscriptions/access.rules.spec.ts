import { describe, expect, it } from '@jest/globals';
import { isActiveSubscription } from './access.rules.js';

describe('an active subscription', () => {
  it.each([
    ['active', 'monthly', true],
    ['active', 'free', true],
    ['active', 'yearly', false],
    ['canceled', 'monthly', false],
    ['past_due', 'monthly', false],
    ['Active', 'monthly', false],
  ])('with status %s and plan %s: %s', (status, planType, isActive) => {
    expect(isActiveSubscription({ status, plan_type: planType })).toBe(isActive);
  });

  it('is none where there is no row', () => {
    expect(isActiveSubscription(null)).toBe(false);
  });
});
