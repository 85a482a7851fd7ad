import { DAY_MS } from '@drumbeat/domain';
import { createHash } from 'node:crypto';
import type { Money } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { AppConfig } from '../../../../config/config.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { PaymentNotConnectedError, PaymentUnavailableError } from '../payment.errors.js';
import {
  dateOf,
  factsOf,
  idOf,
  invoiceFactsOf,
  type CheckoutFacts,
  type EventFacts,
  type InvoiceFacts,
  type StripeSubscription,
} from './stripe.facts.js';

/** A person waits for most of these calls, and a browser for 15 seconds. */
const TIMEOUT_MS = 8_000;
const PAGE = 100;
/** Stripe keeps events for 30 days. */
const EVENT_DAYS = 30;
const CHECKOUT_SECONDS = 60 * 60;
const DUPLICATE = 'duplicate';

/** Stripe, through its own library (STRIPE-1 to STRIPE-13). Only this file and `stripe.facts` know its shapes. */
@Injectable()
export class StripeClient {
  private readonly logger = new Logger(StripeClient.name);
  private readonly stripe: Stripe | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    const settings = config.stripe;
    if (!settings) return;
    const { hostname, port, protocol } = new URL(settings.apiUrl);
    const isPlain = protocol === 'http:';
    this.stripe = new Stripe(settings.secretKey, {
      apiVersion: '2026-10-28.endive',
      host: hostname,
      port: port === '' ? (isPlain ? 80 : 443) : Number(port),
      protocol: isPlain ? 'http' : 'https',
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  get isConnected(): boolean {
    return this.stripe !== undefined;
  }

  async price(): Promise<Money> {
    const price = await this.ask((stripe) => stripe.prices.retrieve(this.settings.priceId));
    if (!price.active || price.unit_amount === null) {
      this.logger.error({ price: price.id }, 'The price of STRIPE_PRICE_ID is not for sale');
      throw new PaymentUnavailableError();
    }
    return { amount: price.unit_amount, currency: price.currency };
  }

  /** True for a customer who was not deleted there (STRIPE-9). */
  async hasCustomer(customerId: string): Promise<boolean> {
    const customer = await this.askOrNull((stripe) => stripe.customers.retrieve(customerId));
    return customer !== null && customer.deleted !== true;
  }

  /** The customers that were made for this user: by what we wrote there, and by the address, as a search finds new ones late (STRIPE-13). */
  async customersOfUser({ id, email }: { id: string; email: string }): Promise<string[]> {
    const query = `metadata['user_id']:'${id}'`;
    // Refused where the merchant's country has no search: the address has to do there.
    const found = await this.askOrNull((stripe) => stripe.customers.search({ query, limit: PAGE }), 'any');
    const listed = await this.ask((stripe) => stripe.customers.list({ email, limit: PAGE }));
    const ours = [...(found?.data ?? []), ...listed.data].filter(
      ({ metadata }) => metadata['user_id'] === id,
    );
    return [...new Set(ours.map((customer) => customer.id))];
  }

  /** @param replaces the customer that was deleted: a key answers for a day as it first did */
  async createCustomer(user: { id: string; email: string }, replaces: string | null): Promise<string> {
    const customer = await this.ask((stripe) =>
      stripe.customers.create(
        { email: user.email, metadata: { user_id: user.id } },
        { idempotencyKey: keyOf('customer', user.id, user.email, replaces ?? 'first') },
      ),
    );
    return customer.id;
  }

  /** @param attempt the same for two calls that mean one and the same checkout */
  async createCheckout(
    customerId: string,
    userId: string,
    { attempt, successUrl, cancelUrl }: { attempt: string; successUrl: string; cancelUrl: string },
  ): Promise<string> {
    const session = await this.ask((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: this.settings.priceId, quantity: 1 }],
          allow_promotion_codes: true,
          subscription_data: { metadata: { user_id: userId } },
          success_url: successUrl,
          cancel_url: cancelUrl,
          // Forgotten tabs must not be paid tomorrow at today's price.
          expires_at: Math.floor(this.clock.now().getTime() / 1_000) + CHECKOUT_SECONDS,
        },
        { idempotencyKey: keyOf('checkout', userId, attempt) },
      ),
    );
    if (!session.url) throw new PaymentUnavailableError();
    return session.url;
  }

  /** @param kept the newest, with which Stripe's lists begin, stays open: the same one for everybody who asks, so that one is left of a burst */
  async expireOpenCheckouts(customerId: string, kept: 'newest' | 'none'): Promise<void> {
    const { data } = await this.ask((stripe) =>
      stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: PAGE }),
    );
    for (const { id } of data.slice(kept === 'newest' ? 1 : 0)) {
      // One that was paid a moment ago refuses; the subscription is found by who asks next.
      await this.askOrNull((stripe) => stripe.checkout.sessions.expire(id), 'any');
    }
  }

  async checkout(sessionId: string): Promise<CheckoutFacts | null> {
    const session = await this.askOrNull((stripe) => stripe.checkout.sessions.retrieve(sessionId));
    return (
      session && {
        userId: session.client_reference_id,
        customerId: idOf(session.customer),
        status: session.status ?? 'open',
        url: session.url,
        subscriptionId: idOf(session.subscription),
      }
    );
  }

  /**
   * All that the customer ever subscribed to; none for one who was deleted.
   * @throws PaymentUnavailableError for a customer of whom Stripe knows nothing: then it is our key that is another account's
   */
  async subscriptionsOf(customerId: string): Promise<StripeSubscription[]> {
    const page = await this.askOrNull((stripe) =>
      stripe.subscriptions.list({ customer: customerId, status: 'all', limit: PAGE }),
    );
    if (page) return page.data.map(factsOf);
    const customer = await this.ask((stripe) => stripe.customers.retrieve(customerId));
    if (customer.deleted !== true) throw new PaymentUnavailableError();
    return [];
  }

  async setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void> {
    await this.ask((stripe) =>
      stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelled }),
    );
  }

  /** Ends it now; again is harmless. */
  async endNow(subscriptionId: string): Promise<void> {
    await this.askOrNull((stripe) => stripe.subscriptions.cancel(subscriptionId));
  }

  /** Nobody is asked any more for what an ended subscription left unpaid, and nobody can pay it by mistake; again is harmless. */
  async voidOpenInvoices(subscriptionId: string): Promise<void> {
    const { data } = await this.ask((stripe) =>
      stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: PAGE }),
    );
    for (const { id } of data) {
      // One that was paid a moment ago refuses.
      await this.askOrNull((stripe) => stripe.invoices.voidInvoice(id), 'any');
    }
  }

  /**
   * True where the newest invoice of a subscription is paid: it can be made void no more.
   * @throws PaymentUnavailableError while it is neither, as with a payment that is on its way: nobody knows then what becomes of it
   */
  async isLastPaid(subscriptionId: string): Promise<boolean> {
    const { data } = await this.ask((stripe) =>
      stripe.invoices.list({ subscription: subscriptionId, limit: PAGE }),
    );
    const last = data.find(({ status }) => status !== 'draft');
    if (last?.status === 'open') throw new PaymentUnavailableError();
    return last?.status === 'paid';
  }

  /** Gives back what was paid for an invoice; again is harmless. @returns what went back */
  async refundInvoice(invoiceId: string): Promise<number> {
    const { data } = await this.ask((stripe) => stripe.invoicePayments.list({ invoice: invoiceId }));
    let refunded = 0;
    for (const { payment, amount_paid } of data) {
      const intent = idOf(payment.payment_intent);
      if (intent === null) continue;
      const done = await this.askOrNull(
        (stripe) =>
          stripe.refunds.create(
            { payment_intent: intent, reason: DUPLICATE },
            { idempotencyKey: keyOf('refund', intent) },
          ),
        'any',
      );
      if (done) refunded += amount_paid ?? 0;
    }
    return refunded;
  }

  async portal(customerId: string, returnUrl: string): Promise<string | null> {
    const session = await this.askOrNull((stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
    );
    return session?.url ?? null;
  }

  /** The newest first. An invoice stays paid when its payment goes back: that stands with the charge. */
  async invoices(customerId: string, limit: number): Promise<InvoiceFacts[]> {
    const [page, charges] = await Promise.all([
      this.askOrNull((stripe) =>
        stripe.invoices.list({ customer: customerId, limit, expand: ['data.payments'] }),
      ),
      this.askOrNull((stripe) => stripe.charges.list({ customer: customerId, limit: PAGE })),
    ]);
    return (page?.data ?? []).map((invoice) => invoiceFactsOf(invoice, charges?.data ?? []));
  }

  /** What the next renewal will charge, codes counted; null where none will come. */
  async nextCharge(subscriptionId: string): Promise<Money | null> {
    const invoice = await this.askOrNull(
      (stripe) => stripe.invoices.createPreview({ subscription: subscriptionId }),
      'any',
    );
    return invoice && { amount: invoice.amount_due, currency: invoice.currency };
  }

  /** The customer of a charge, for messages that name only that. */
  async customerOfCharge(chargeId: string): Promise<string | null> {
    const charge = await this.askOrNull((stripe) => stripe.charges.retrieve(chargeId));
    return charge && idOf(charge.customer);
  }

  /** Whose customer this is, as we wrote it there. */
  async userOfCustomer(customerId: string): Promise<string | null> {
    const customer = await this.askOrNull((stripe) => stripe.customers.retrieve(customerId));
    return customer && customer.deleted !== true ? (customer.metadata['user_id'] ?? null) : null;
  }

  /** Bodies of what happened since then, the newest first, as far back as Stripe keeps them. */
  async eventsSince(since: Date, types: readonly string[]): Promise<string[]> {
    const oldest = Math.max(since.getTime(), this.clock.now().getTime() - EVENT_DAYS * DAY_MS);
    const found: string[] = [];
    const query = { types: [...types], created: { gte: Math.floor(oldest / 1_000) }, limit: PAGE };
    for (let after: string | undefined; ;) {
      const page = await this.ask((stripe) =>
        stripe.events.list({ ...query, ...(after === undefined ? {} : { starting_after: after }) }),
      );
      found.push(...page.data.map((event) => JSON.stringify(event)));
      after = page.data.at(-1)?.id;
      if (!page.has_more || after === undefined) return found;
    }
  }

  /** @throws Error when Stripe did not sign this body within the last five minutes (STRIPE-6) */
  verify(body: Buffer, signature: string): void {
    this.connected.webhooks.constructEvent(body, signature, this.settings.webhookSecret);
  }

  /** Null for what is signed, and no message all the same. */
  readEvent(body: string): EventFacts | null {
    const event = messageOf(body);
    if (!event) return null;
    const isLive = this.settings.secretKey.includes('_live_');
    return {
      id: event.id,
      type: event.type,
      apiVersion: event.api_version,
      happenedAt: dateOf(event.created),
      isForeign: event.account !== undefined || event.livemode !== isLive,
    };
  }

  private get settings(): NonNullable<AppConfig['stripe']> {
    if (!this.config.stripe) throw new PaymentNotConnectedError();
    return this.config.stripe;
  }

  private get connected(): Stripe {
    if (!this.stripe) throw new PaymentNotConnectedError();
    return this.stripe;
  }

  /** @throws PaymentUnavailableError; the log says why, which the user cannot change */
  private async ask<Answer>(call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    try {
      return await call(this.connected);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, param, statusCode, requestId } = error;
      this.logger.error(
        { type, errorCode: code, param, statusCode, requestId },
        'Stripe did not do what it was asked for',
      );
      throw new PaymentUnavailableError();
    }
  }

  /**
   * Null where Stripe has no such thing; with `any` also where it refuses for another reason that lies in the request: the thing is not in
   * that state any more.
   */
  private async askOrNull<Answer>(
    call: (stripe: Stripe) => Promise<Answer>,
    refusals: 'missing' | 'any' = 'missing',
  ): Promise<Answer | null> {
    return this.ask(async (stripe) => {
      try {
        return await call(stripe);
      } catch (error) {
        const isRefusal = error instanceof Stripe.errors.StripeInvalidRequestError;
        if (isRefusal && (refusals === 'any' || error.code === 'resource_missing')) return null;
        throw error;
      }
    });
  }
}

function messageOf(body: string): Stripe.Event | null {
  try {
    const value = JSON.parse(body) as Partial<Stripe.Event> | null;
    const isMessage =
      typeof value?.id === 'string' && typeof value.type === 'string' && Number.isFinite(value.created);
    return isMessage ? (value as Stripe.Event) : null;
  } catch {
    return null;
  }
}

/** Equal for equal parts, and of a length that Stripe takes, whatever they are. */
function keyOf(...parts: string[]): string {
  return `drumbeat-${createHash('sha256').update(parts.join('\n')).digest('hex')}`;
}
