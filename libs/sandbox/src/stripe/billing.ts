import { behaviourOf } from './cards.js';
import { monthAfter, newSubscription, whyEnded } from './new-subscription.js';
import { stripeErrors } from './stripe.errors.js';
import type { Charge, CheckoutSession, Invoice, Price, Subscription } from './stripe.objects.js';
import type { StripeStore } from './stripe.store.js';
import type { Webhooks } from './webhooks.js';

/** Days after the first failed attempt at which a renewal is tried again; then the subscription is cancelled, as Stripe does unless told otherwise. */
const retryDays = [3, 5, 7];
const daySeconds = 86_400;

/** What happens to subscriptions: they begin, are charged, fail, recover and end, and each change is an event. */
export class Billing {
  constructor(
    private readonly store: StripeStore,
    private readonly webhooks: Webhooks,
  ) {}

  /** A paid checkout: the subscription begins. @throws StripeRefusal when the card does not pay */
  complete(session: CheckoutSession, card: string, isAuthenticated: boolean): Subscription {
    const behaviour = behaviourOf(card);
    if (behaviour === 'declined') throw stripeErrors.declined();
    if (behaviour.startsWith('asks') && !isAuthenticated) throw stripeErrors.declined();
    const { state } = this.store;
    const price = this.priceOf(session);
    const subscription = newSubscription(this.store, session, price);
    state.subscriptions.push(subscription);
    state.cards[session.customer] = card;
    const code = state.codes[session.id];
    const promotion = state.promotionCodes.find((candidate) => candidate.code === code);
    if (promotion) state.discounts[subscription.id] = { code: promotion.code, left: promotion.invoices };
    const invoice = this.invoiceFor(subscription, 'subscription_create');
    this.webhooks.emit('customer.subscription.created', subscription);
    this.pay(invoice, subscription);
    Object.assign(session, {
      status: 'complete',
      payment_status: invoice.amount_due === 0 ? 'no_payment_required' : 'paid',
      subscription: subscription.id,
      invoice: invoice.id,
      url: null,
    } satisfies Partial<CheckoutSession>);
    this.webhooks.emit('checkout.session.completed', session);
    return subscription;
  }

  /** What the next invoice of this subscription asks for. */
  nextAmount({ id, items }: Subscription): number {
    const discount = this.store.state.discounts[id];
    const amount = items.data[0]?.price.unit_amount ?? 0;
    const promotion = this.store.state.promotionCodes.find(({ code }) => code === discount?.code);
    if (!discount || !promotion || discount.left === 0) return amount;
    return Math.round((amount * (100 - promotion.percent_off)) / 100);
  }

  cancelAtPeriodEnd(subscription: Subscription, isCancelled: boolean): void {
    if (subscription.status === 'canceled') throw stripeErrors.noSuch('subscription', subscription.id);
    subscription.cancel_at_period_end = isCancelled;
    subscription.cancel_at = isCancelled ? (subscription.items.data[0]?.current_period_end ?? null) : null;
    subscription.canceled_at = isCancelled ? this.store.now() : null;
    subscription.cancellation_details = whyEnded(isCancelled ? 'cancellation_requested' : null);
    this.webhooks.emit('customer.subscription.updated', subscription);
  }

  /** Open invoices stay open, and are tried no more by themselves: whoever has the address of one can still pay it. */
  end(
    subscription: Subscription,
    why: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
  ): void {
    subscription.status = 'canceled';
    subscription.ended_at = this.store.now();
    subscription.canceled_at ??= subscription.ended_at;
    subscription.cancellation_details = whyEnded(why);
    for (const invoice of this.openInvoices(subscription)) invoice.next_payment_attempt = null;
    this.webhooks.emit('customer.subscription.deleted', subscription);
  }

  voidInvoice(invoice: Invoice): void {
    if (invoice.status !== 'open') {
      throw stripeErrors.wrongValue('invoice', 'You can only pass in open invoices.');
    }
    Object.assign(invoice, {
      status: 'void',
      amount_due: 0,
      amount_remaining: 0,
      next_payment_attempt: null,
    } satisfies Partial<Invoice>);
    this.webhooks.emit('invoice.voided', invoice);
  }

  /** Another card: what is open is charged at once. */
  replaceCard(customer: string, card: string): void {
    this.store.state.cards[customer] = card;
    for (const subscription of this.store.state.subscriptions) {
      if (subscription.customer !== customer || subscription.status === 'canceled') continue;
      for (const invoice of this.openInvoices(subscription)) this.attempt(invoice, subscription, true);
    }
    this.store.changed();
  }

  /** The owner of the card is present: answers what it asks, and pays what is open. */
  payOpen(invoice: Invoice): void {
    const subscription = this.store.state.subscriptions.find(
      ({ id }) => id === invoice.parent.subscription_details.subscription,
    );
    if (subscription) this.attempt(invoice, subscription, true);
  }

  refund(paymentIntent: string, amount: number, reason: string | null, metadata: Record<string, string>) {
    const { state } = this.store;
    const charge = paymentIntent.replace('pi_', 'ch_');
    if (state.refunds.some(({ payment_intent }) => payment_intent === paymentIntent)) {
      throw stripeErrors.alreadyRefunded(charge);
    }
    const payment = state.payments.find((one) => one.payment.payment_intent === paymentIntent);
    if (!payment) throw stripeErrors.noSuch('payment_intent', paymentIntent, 'payment_intent');
    const refund = {
      id: this.store.newId('re'),
      object: 'refund' as const,
      amount,
      charge,
      created: this.store.now(),
      currency: payment.currency,
      metadata,
      payment_intent: paymentIntent,
      reason,
      status: 'succeeded' as const,
    };
    state.refunds.push(refund);
    this.webhooks.emit('charge.refunded', this.chargeOf(paymentIntent, amount));
    return refund;
  }

  charge(id: string): Charge {
    const intent = id.replace('ch_', 'pi_');
    const { payments, refunds } = this.store.state;
    if (!payments.some((one) => one.payment.payment_intent === intent))
      throw stripeErrors.noSuch('charge', id);
    return this.chargeOf(intent, refunds.find((refund) => refund.payment_intent === intent)?.amount ?? 0);
  }

  dispute(paymentIntent: string): void {
    this.webhooks.emit('charge.dispute.created', {
      id: this.store.newId('dp'),
      object: 'dispute',
      charge: paymentIntent.replace('pi_', 'ch_'),
      payment_intent: paymentIntent,
      reason: 'fraudulent',
      status: 'needs_response',
    });
  }

  /** What is due by the stand-in's clock: renewals, further attempts, ends. Repeats until nothing is. */
  runDue(): void {
    for (const session of this.store.state.sessions) {
      if (session.status === 'open' && session.expires_at <= this.store.now()) this.expire(session);
    }
    while (this.store.state.subscriptions.some((subscription) => this.runOne(subscription)));
  }

  expire(session: CheckoutSession): void {
    session.status = 'expired';
    session.url = null;
    this.webhooks.emit('checkout.session.expired', session);
  }

  priceOf(session: CheckoutSession): Price {
    const [price] = this.store.state.prices;
    if (!price) throw stripeErrors.noSuch('price', '', 'line_items[0][price]');
    return { ...price, unit_amount: session.amount_subtotal, currency: session.currency };
  }

  /** True when something was due. */
  private runOne(subscription: Subscription): boolean {
    const now = this.store.now();
    const [item] = subscription.items.data;
    if (!item || !['active', 'past_due'].includes(subscription.status)) return false;
    const retried = this.openInvoices(subscription).find(
      ({ next_payment_attempt: at }) => at !== null && at <= now,
    );
    if (retried) {
      this.attempt(retried, subscription, false);
      return true;
    }
    if (item.current_period_end > now) return false;
    if (subscription.cancel_at_period_end) {
      this.end(subscription);
      return true;
    }
    if (this.openInvoices(subscription).length > 0) return false;
    item.current_period_start = item.current_period_end;
    item.current_period_end = monthAfter(item.current_period_end);
    const invoice = this.invoiceFor(subscription, 'subscription_cycle');
    this.attempt(invoice, subscription, false);
    return true;
  }

  private attempt(invoice: Invoice, subscription: Subscription, isPresent: boolean): void {
    const behaviour = behaviourOf(this.store.state.cards[subscription.customer]);
    invoice.attempt_count += 1;
    const pays =
      behaviour === 'works' || behaviour === 'asks_once' || (isPresent && behaviour !== 'declined');
    if (pays) {
      this.pay(invoice, subscription);
      return;
    }
    const again = retryDays[invoice.attempt_count - 1];
    invoice.next_payment_attempt = again === undefined ? null : invoice.created + again * daySeconds;
    subscription.status = 'past_due';
    this.webhooks.emit('invoice.payment_failed', invoice);
    if (behaviour === 'asks_always') this.webhooks.emit('invoice.payment_action_required', invoice);
    if (again === undefined) this.end(subscription, 'payment_failed');
    else this.webhooks.emit('customer.subscription.updated', subscription);
  }

  private pay(invoice: Invoice, subscription: Subscription): void {
    const { state } = this.store;
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      next_payment_attempt: null,
    } satisfies Partial<Invoice>);
    if (invoice.amount_due > 0) {
      state.payments.push({
        id: this.store.newId('inpay'),
        object: 'invoice_payment',
        amount_paid: invoice.amount_due,
        amount_requested: invoice.amount_due,
        created: this.store.now(),
        currency: invoice.currency,
        invoice: invoice.id,
        is_default: true,
        livemode: false,
        payment: { type: 'payment_intent', payment_intent: this.store.newId('pi') },
        status: 'paid',
      });
    }
    this.webhooks.emit('invoice.paid', invoice);
    if (subscription.status === 'canceled') return;
    subscription.status = 'active';
    this.webhooks.emit('customer.subscription.updated', subscription);
  }

  private openInvoices({ id }: Subscription): Invoice[] {
    return this.store.state.invoices.filter(
      ({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id,
    );
  }

  private chargeOf(paymentIntent: string, refunded: number): Charge {
    const payment = this.store.state.payments.find((one) => one.payment.payment_intent === paymentIntent);
    const invoice = this.store.state.invoices.find(({ id }) => id === payment?.invoice);
    return {
      id: paymentIntent.replace('pi_', 'ch_'),
      object: 'charge',
      amount: payment?.amount_paid ?? 0,
      amount_refunded: refunded,
      currency: payment?.currency ?? 'usd',
      customer: invoice?.customer ?? null,
      payment_intent: paymentIntent,
      refunded: refunded === payment?.amount_paid,
    };
  }

  private invoiceFor(subscription: Subscription, reason: Invoice['billing_reason']): Invoice {
    const { state } = this.store;
    const [item] = subscription.items.data;
    const amount = this.nextAmount(subscription);
    const discount = state.discounts[subscription.id];
    if (discount && discount.left !== null && discount.left > 0) discount.left -= 1;
    const id = this.store.newId('in');
    const created = reason === 'subscription_create' ? this.store.now() : (item?.current_period_start ?? 0);
    const invoice: Invoice = {
      id,
      object: 'invoice',
      amount_due: amount,
      amount_paid: 0,
      amount_remaining: amount,
      attempt_count: reason === 'subscription_create' ? 1 : 0,
      billing_reason: reason,
      created,
      currency: subscription.currency,
      customer: subscription.customer,
      hosted_invoice_url: `/stripe/invoice/${id}`,
      invoice_pdf: null,
      livemode: false,
      next_payment_attempt: null,
      number: `DRUM-${String(state.invoices.length + 1).padStart(4, '0')}`,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      period_end: item?.current_period_end ?? created,
      period_start: item?.current_period_start ?? created,
      status: 'open',
      total: amount,
    };
    state.invoices.push(invoice);
    subscription.latest_invoice = id;
    return invoice;
  }
}
