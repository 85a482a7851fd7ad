import type { ProviderSubscription } from '@drumbeat/domain';
import type Stripe from 'stripe';

export interface StripeSubscription extends ProviderSubscription {
  readonly userId: string | null;
  readonly latestInvoice: string | null;
}

export interface CheckoutFacts {
  readonly userId: string | null;
  readonly customerId: string | null;
  /** `open`, `complete`, `expired`, or what Stripe may call it one day. */
  readonly status: string;
}

export interface InvoiceFacts {
  readonly id: string;
  readonly number: string | null;
  readonly created_at: Date;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly hosted_url: string | null;
}

/** A message as far as it is looked at: what it is about is asked for anew. */
export interface EventFacts {
  readonly id: string;
  readonly type: string;
  readonly apiVersion: string | null;
  readonly happenedAt: Date;
  /** Another account's, or of the other mode (test or live) than our key. */
  readonly isForeign: boolean;
}

export function dateOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

export function factsOf(subscription: Stripe.Subscription): StripeSubscription {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    status: subscription.status,
    created: dateOf(subscription.created),
    current_period_start: item ? dateOf(item.current_period_start) : null,
    current_period_end: item ? dateOf(item.current_period_end) : null,
    cancel_at_period_end: subscription.cancel_at_period_end,
    ended_unpaid: subscription.cancellation_details?.reason === 'payment_failed',
    userId: subscription.metadata['user_id'] ?? null,
    latestInvoice: idOf(subscription.latest_invoice),
  };
}
