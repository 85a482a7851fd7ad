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
  /** Of its page while it can be paid there. */
  readonly url: string | null;
  /** What was subscribed to by it. */
  readonly subscriptionId: string | null;
}

export interface InvoiceFacts {
  readonly id: string;
  readonly number: string | null;
  readonly created_at: Date;
  readonly amount: number;
  /** Of the amount. */
  readonly refunded: number;
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

/** @param charges of the same customer */
export function invoiceFactsOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): InvoiceFacts {
  const intents = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
  const refunded = charges
    .filter(({ payment_intent }) => payment_intent !== null && intents.includes(idOf(payment_intent)))
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  return {
    id: invoice.id,
    number: invoice.number,
    created_at: dateOf(invoice.created),
    amount: invoice.total,
    refunded,
    currency: invoice.currency,
    status: invoice.status ?? 'draft',
    hosted_url: invoice.hosted_invoice_url ?? null,
  };
}
