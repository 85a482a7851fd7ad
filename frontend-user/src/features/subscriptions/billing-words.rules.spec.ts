import { describe, expect, it } from '@jest/globals';
import type { Billing } from '../../entities/types';
import { planWords } from './billing-words.rules';

type Subscription = NonNullable<Billing['subscription']>;

const wordsFor = (change: Partial<Subscription> | null) =>
  planWords(
    {
      has_customer: true,
      is_whole: true,
      next_charge: null,
      invoices: [],
      changes: [],
      subscription: change && {
        status: 'active',
        plan_type: 'monthly',
        current_period_end: '2026-12-20T12:00:00.000Z',
        cancel_at_period_end: false,
        reason: 'paid',
        grace_until: null,
        ...change,
      },
    },
    (date) => date.slice(0, 10),
  );

describe('What is said of a plan', () => {
  it('says when it renews, and when it ends where it was cancelled', () => {
    expect(wordsFor({})).toMatchObject({
      sentence: expect.stringContaining('renews on 2026-12-20'),
      problem: null,
    });
    expect(wordsFor({ cancel_at_period_end: true }).sentence).toBe(
      'Cancelled. Open until 2026-12-20, and nothing is charged again.',
    );
  });

  it('says until when it stays open after a failed payment, and what to do', () => {
    const { problem } = wordsFor({ reason: 'grace', grace_until: '2026-12-27T12:00:00.000Z' });
    expect(problem).toContain('until 2026-12-27');
    expect(problem).toContain('Change the card');
  });

  it('says that it is closed, and why', () => {
    expect(wordsFor({ status: 'past_due', reason: 'payment_failed' }).problem).toContain(
      'Pay with another card',
    );
    expect(wordsFor({ status: 'canceled', reason: 'ended' })).toMatchObject({
      problem: null,
      sentence: 'It has ended. Nothing is charged any more.',
    });
    expect(wordsFor(null).title).toBe('No plan');
    expect(wordsFor({ plan_type: 'free', status: 'canceled', reason: 'ended' }).title).toBe('No plan');
  });
});
