import type { CheckoutSession, Price, Subscription } from './stripe.objects.js';
import type { StripeStore } from './stripe.store.js';

/** The same day of the next month, or its last one. */
export function monthAfter(seconds: number): number {
  const from = new Date(seconds * 1_000);
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return Math.floor(next.getTime() / 1_000);
}

export const whyEnded = (
  reason: Subscription['cancellation_details']['reason'],
): Subscription['cancellation_details'] => ({ comment: null, feedback: null, reason });

/** What a paid checkout begins, before its first invoice. */
export function newSubscription(store: StripeStore, session: CheckoutSession, price: Price): Subscription {
  const now = store.now();
  const { currency, customer } = session;
  const id = store.newId('sub');
  return {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: whyEnded(null),
    created: now,
    currency,
    customer,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: store.newId('si'),
          object: 'subscription_item',
          created: now,
          current_period_end: monthAfter(now),
          current_period_start: now,
          price,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: { ...store.subscriptionMetadata.get(session.id) },
    start_date: now,
    status: 'incomplete',
  };
}
