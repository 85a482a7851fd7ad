import { describe, expect, it } from '@jest/globals';
import { subjectOf } from './event-subject.rules.js';

const body = (object: object) => JSON.stringify({ data: { object } });

describe('whom a message of the payment service is about', () => {
  it.each([
    [
      'customer.subscription.updated',
      { id: 'sub_1', customer: 'cus_1' },
      { customerId: 'cus_1', note: null },
    ],
    ['invoice.paid', { id: 'in_1', customer: { id: 'cus_1' } }, { customerId: 'cus_1', note: null }],
    ['customer.deleted', { id: 'cus_1', deleted: true }, { customerId: 'cus_1', note: null }],
    ['charge.refunded', { id: 'ch_1', customer: 'cus_1' }, { customerId: 'cus_1', note: 'refunded' }],
    [
      'charge.dispute.created',
      { id: 'dp_1', charge: 'ch_1' },
      { customerId: null, chargeId: 'ch_1', note: 'disputed' },
    ],
  ])('%s', (type, object, subject) => {
    expect(subjectOf(type, body(object))).toMatchObject(subject);
  });

  it.each([
    ['invoice.created', { customer: 'cus_1' }],
    ['payout.paid', { customer: 'cus_1' }],
    ['customer.subscription.updated', { customer: 7 }],
  ])('is nobody for %s of %j', (type, object) => {
    expect(subjectOf(type, body(object))).toBeNull();
  });
});
