import { describe, expect, it } from '@jest/globals';
import type { Billing } from '../../entities/types';
import { cancelWords, invoiceWords, planWords, whatHappened } from './billing-words.rules';

type Subscription = NonNullable<Billing['subscription']>;

const planIs = (change: Partial<Subscription>): Subscription => ({
  status: 'active',
  plan_type: 'monthly',
  current_period_end: '2026-12-20T12:00:00.000Z',
  cancel_at_period_end: false,
  reason: 'paid',
  grace_until: null,
  ...change,
});
const day = (date: string) => date.slice(0, 10);
const wordsFor = (change: Partial<Subscription> | null) => planWords(change && planIs(change), day);

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

  it('says of what was cancelled while its payment was open that it is cancelled, and what is owed', () => {
    const { sentence, problem } = wordsFor({
      reason: 'grace',
      grace_until: '2026-11-27T12:00:00.000Z',
      cancel_at_period_end: true,
    });
    expect(sentence).toMatch(/^Cancelled\./);
    expect(problem).toContain('until 2026-11-27; once it is paid, until 2026-12-20');
    expect(problem).not.toContain('Change the card');
  });

  it('says before a cancellation when everything ends: with the paid month, and at once where that is not paid', () => {
    const paid = cancelWords({ plan_type: 'monthly', reason: 'paid' }, 'Dec 20');
    expect(paid.effect).toBe('Nothing is charged again. Everything stays open until Dec 20.');
    for (const reason of ['grace', 'payment_failed']) {
      const { effect, after } = cancelWords({ plan_type: 'monthly', reason }, 'Dec 20');
      expect(effect).toContain('ends at once');
      expect(effect + after).not.toContain('Dec 20');
    }
  });

  it('says that it is closed, and why', () => {
    expect(wordsFor({ status: 'past_due', reason: 'payment_failed' }).problem).toContain(
      'Pay with another card',
    );
    expect(wordsFor({ status: 'canceled', reason: 'ended' })).toMatchObject({
      problem: null,
      sentence: 'Your monthly plan has ended. Nothing is charged any more.',
    });
    expect(wordsFor({ status: 'canceled', reason: 'ended_unpaid' }).sentence).toContain(
      'payment did not arrive',
    );
    expect(wordsFor(null).title).toBe('No plan');
    expect(wordsFor({ plan_type: 'free', status: 'canceled', reason: 'ended' }).title).toBe('No plan');
  });

  it('promises nothing of a state that is not known, and charges nobody who never paid', () => {
    expect(wordsFor({ status: 'paused', reason: 'paused' }).problem).toContain('write to the staff');
    expect(wordsFor({ status: 'new_word', reason: 'unknown_status' }).sentence).not.toContain('ended');
    expect(wordsFor({ status: 'incomplete_expired', reason: 'first_payment_failed' }).sentence).toContain(
      'Nothing was charged',
    );
  });
});

describe('What is said of an invoice', () => {
  it.each([
    [0, 'paid', '$139.50, paid'],
    [0, 'open', '$139.50, open'],
    [13_950, 'paid', '$139.50, refunded'],
    [2_000, 'paid', '$139.50, $20.00 of it refunded'],
  ])('of which %i was paid back, and which is %s otherwise', (refunded, status, words) => {
    const invoice = {
      id: 'in_1',
      number: null,
      created_at: '',
      amount: 13_950,
      currency: 'usd',
      hosted_url: null,
    };
    expect(invoiceWords({ ...invoice, refunded, status }, 'en-US')).toBe(words);
  });
});

describe('What is said over the plans', () => {
  it('is why the plan is closed or about to close, and nothing while all is well', () => {
    const unpaid = whatHappened(planIs({ status: 'past_due', reason: 'payment_failed' }), day);
    expect(unpaid).toMatchObject({ isPayable: true, text: expect.stringContaining('could not be charged') });
    const grace = planIs({ reason: 'grace', grace_until: '2026-12-27T12:00:00.000Z' });
    expect(whatHappened(grace, day)).toMatchObject({
      isProblem: true,
      text: expect.stringContaining('until 2026-12-27'),
    });
    const ended = whatHappened(planIs({ plan_type: 'free', status: 'canceled', reason: 'ended' }), day);
    expect(ended).toEqual({ text: 'Your free plan has ended.', isProblem: false, isPayable: false });
    expect(whatHappened(planIs({ status: 'paused', reason: 'paused' }), day)).toMatchObject({
      isProblem: true,
      isPayable: false,
    });
    expect(whatHappened(planIs({}), day)).toBeNull();
    expect(whatHappened(null, day)).toBeNull();
  });
});
