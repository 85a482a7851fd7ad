import { describe, expect, it } from '@jest/globals';
import { typeChoices, typeWords } from './event-type';

describe('The type of a message in words', () => {
  it('says what happened to what', () => {
    expect(typeWords('customer.subscription.updated')).toBe('Subscription updated');
    expect(typeWords('checkout.session.completed')).toBe('Checkout completed');
    expect(typeWords('invoice.payment_failed')).toBe('Invoice payment failed');
    expect(typeWords('customer.deleted')).toBe('Customer deleted');
    expect(typeWords('charge.dispute.created')).toBe('Charge dispute created');
  });

  it('is another one for each type that can be chosen', () => {
    expect(new Set(typeChoices.map(({ name }) => name)).size).toBe(typeChoices.length);
  });
});
