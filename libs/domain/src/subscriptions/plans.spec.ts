import { describe, expect, it } from '@jest/globals';
import { PLAN_TYPES, PLANS } from './plans.js';

describe('the plans', () => {
  it('are free and monthly, at 139.5 USD a month', () => {
    expect(PLANS.map(({ plan_type, price_usd, interval }) => ({ plan_type, price_usd, interval }))).toEqual([
      { plan_type: 'free', price_usd: 0, interval: null },
      { plan_type: 'monthly', price_usd: 139.5, interval: 'month' },
    ]);
    expect(PLANS.map(({ plan_type }) => plan_type).sort()).toEqual([...PLAN_TYPES].sort());
  });
});
