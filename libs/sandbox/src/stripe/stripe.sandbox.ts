import type { Billing } from './billing.js';
import { type ArmedStripeFault, armedStripeFault, type StripeFaultRequest } from './stripe.faults.js';
import type {
  CheckoutSession,
  Customer,
  Invoice,
  Refund,
  StripeEvent,
  Subscription,
} from './stripe.objects.js';
import type { StripeCall, StripeStore, WebhookEndpoint } from './stripe.store.js';
import { signatureHeader, type Webhooks } from './webhooks.js';

/** How a person pays on the checkout page. */
export interface Payment {
  /** A number of the cards for tests; default: one that is paid. */
  card?: string;
  code?: string;
  /** Answers what the card asks its owner; default: yes. */
  authenticates?: boolean;
}

/** The controls of the Stripe stand-in, for tests in the same process. Over HTTP: `/stripe/_sandbox`. */
export class StripeSandbox {
  constructor(
    private readonly store: StripeStore,
    private readonly billing: Billing,
    private readonly webhooks: Webhooks,
  ) {}

  /** Where webhooks go from now on; null: nowhere. */
  deliverTo(endpoint: WebhookEndpoint | null): void {
    this.store.endpoint = endpoint;
  }

  fault(request: StripeFaultRequest): void {
    this.store.faults.arm(armedStripeFault(request));
  }

  /** Something happens right before the next such call is processed (`POST /v1/invoices`): a payment in another tab, say. */
  before(only: string, happens: () => void): void {
    this.store.interruptWith(only, happens);
  }

  pendingFaults(): readonly ArmedStripeFault[] {
    return this.store.faults.pending();
  }

  /** The requests since the last reset, oldest first; the newest 1,000. */
  calls(): readonly StripeCall[] {
    return this.store.calls.entries();
  }

  customers(): readonly Customer[] {
    return this.store.state.customers;
  }

  sessions(): readonly CheckoutSession[] {
    return this.store.state.sessions;
  }

  subscriptions(): readonly Subscription[] {
    return this.store.state.subscriptions;
  }

  invoices(): readonly Invoice[] {
    return this.store.state.invoices;
  }

  refunds(): readonly Refund[] {
    return this.store.state.refunds;
  }

  events(): readonly StripeEvent[] {
    return this.store.state.events;
  }

  /** Money that was taken and not given back, in cents. */
  get charged(): number {
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const { payments, refunds } = this.store.state;
    return sum(payments.map((payment) => payment.amount_paid)) - sum(refunds.map((refund) => refund.amount));
  }

  /** Moves the clock on, and does what is due by then: renewals, further attempts, ends. */
  advance(milliseconds: number): void {
    this.store.state.aheadMs += milliseconds;
    this.billing.runDue();
    this.store.changed();
  }

  /**
   * Pays as a person does on the page.
   * @returns the address to which the browser is sent
   * @throws Error with what the page says when it is not paid
   */
  pay(sessionId: string, { card = '4242424242424242', code, authenticates = true }: Payment = {}): string {
    const session = this.store.state.sessions.find(({ id }) => id === sessionId);
    if (session?.status !== 'open') throw new Error('This checkout is not open');
    if (code !== undefined) this.store.state.codes[session.id] = code;
    this.billing.complete(session, card, authenticates);
    return session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
  }

  /** In the portal: another card, with which what is open is paid at once. */
  useCard(customer: string, card: string): void {
    this.billing.replaceCard(customer, card);
  }

  /** In the portal: ends with the period, or goes on after all. */
  cancelAtPeriodEnd(subscriptionId: string, isCancelled = true): void {
    this.billing.cancelAtPeriodEnd(this.subscription(subscriptionId), isCancelled);
  }

  /** In Stripe's dashboard: ends now. */
  endNow(subscriptionId: string): void {
    this.billing.end(this.subscription(subscriptionId));
  }

  /** In Stripe's dashboard: the payment of an invoice goes back. */
  refundInvoice(invoiceId: string): void {
    const payment = this.store.state.payments.find(({ invoice }) => invoice === invoiceId);
    if (!payment) throw new RangeError('Nothing was paid for this invoice');
    this.billing.refund(payment.payment.payment_intent, payment.amount_paid, null, {});
  }

  /** The owner of the card disputes what was paid for an invoice. */
  disputeInvoice(invoiceId: string): void {
    const payment = this.store.state.payments.find(({ invoice }) => invoice === invoiceId);
    if (!payment) throw new RangeError('Nothing was paid for this invoice');
    this.billing.dispute(payment.payment.payment_intent);
  }

  /** In Stripe's dashboard: the customer is gone, and with it what they subscribed to. */
  deleteCustomer(id: string): void {
    const customer = this.store.state.customers.find((one) => one.id === id);
    if (!customer) throw new RangeError('No such customer');
    customer.deleted = true;
    for (const subscription of this.store.state.subscriptions) {
      if (subscription.customer === id && subscription.status !== 'canceled') this.billing.end(subscription);
    }
    this.webhooks.emit('customer.deleted', { id, object: 'customer', deleted: true });
  }

  /** Sells at another price from now on. */
  setPrice(change: { unit_amount?: number; currency?: string; active?: boolean }): void {
    const [price] = this.store.state.prices;
    Object.assign(price ?? {}, change);
    this.store.changed();
  }

  redeliver(eventId: string): void {
    const event = this.store.state.events.find(({ id }) => id === eventId);
    if (!event) throw new RangeError('No such event');
    this.webhooks.redeliver(event);
  }

  /** The header of a body, as the real one would sign it. */
  sign(body: string, secret: string, seconds?: number): string {
    return signatureHeader(body, secret, seconds);
  }

  /** Resolves when no webhook is on its way. */
  settled(): Promise<void> {
    return this.webhooks.settled();
  }

  /** Resolves when a request matches; checked whenever one is answered. */
  whenCalled(fits: (call: StripeCall) => boolean, timeoutMs?: number): Promise<void> {
    return this.store.changes.until('a call', () => this.calls().some(fits), timeoutMs);
  }

  reset(): void {
    this.store.reset();
  }

  private subscription(id: string): Subscription {
    const subscription = this.store.state.subscriptions.find((one) => one.id === id);
    if (!subscription) throw new RangeError('No such subscription');
    return subscription;
  }
}
