import { randomBytes } from 'node:crypto';
import { BoundedLog } from '../control/bounded-log.js';
import { ChangeSignal } from '../control/change-signal.js';
import { FaultQueue } from '../control/fault-queue.js';
import type { ArmedStripeFault } from './stripe.faults.js';
import type { Price, StripeState } from './stripe.objects.js';

const maxCalls = 1_000;
const maxEvents = 2_000;

/** What an application of the stand-in is set up with. */
export const demoStripe = {
  secretKey: 'sk_test_drumbeat_sandbox',
  webhookSecret: 'whsec_drumbeat_sandbox_of_this_computer',
  priceId: 'price_drumbeat_monthly',
  promotionCode: 'WELCOME20',
  apiVersion: '2026-10-28.endive',
} as const;

/** A request as the stand-in saw it. */
export interface StripeCall {
  at: string;
  method: string;
  /** With the version, without the query: `/v1/customers`. */
  path: string;
  parameters: Record<string, string>;
  idempotency_key: string | null;
  /** 0 when the connection was closed without a response. */
  status: number;
}

/** An application's endpoint for webhooks. */
export interface WebhookEndpoint {
  url: string;
  secret: string;
}

export interface StripeOptions {
  now?: () => Date;
  webhookUrl?: string;
}

interface SavedAnswer {
  fingerprint: string;
  status: number;
  body: unknown;
}

/** The state of the Stripe stand-in, shared by its routes, pages and controls. */
export class StripeStore {
  readonly changes = new ChangeSignal();
  readonly faults = new FaultQueue<ArmedStripeFault>();
  readonly calls = new BoundedLog<StripeCall>(maxCalls);
  /** By idempotency key. */
  readonly answers = new Map<string, SavedAnswer>();
  /** By checkout session: what its subscription will carry. */
  readonly subscriptionMetadata = new Map<string, Record<string, string>>();
  readonly portals = new Map<string, { customer: string; returnUrl: string }>();
  endpoint: WebhookEndpoint | null;
  state: StripeState;
  #delays = new AbortController();
  #interruption: { only: string; happens: () => void } | null = null;

  constructor(
    private readonly options: StripeOptions,
    private readonly onChange: () => void = () => undefined,
  ) {
    this.endpoint =
      options.webhookUrl === undefined ? null : { url: options.webhookUrl, secret: demoStripe.webhookSecret };
    this.state = this.#empty();
  }

  /** Has something happen right before the next request whose method and path contain this is processed. */
  interruptWith(only: string, happens: () => void): void {
    this.#interruption = { only, happens };
  }

  interrupt(request: string): void {
    const interruption = this.#interruption;
    if (!interruption || !request.includes(interruption.only)) return;
    this.#interruption = null;
    interruption.happens();
  }

  get delays(): AbortSignal {
    return this.#delays.signal;
  }

  /** Seconds, by the stand-in's own clock. */
  now(): number {
    return Math.floor(((this.options.now?.() ?? new Date()).getTime() + this.state.aheadMs) / 1_000);
  }

  /** The same moment by the clock of who asks, which nobody moved on. */
  callersNow(): number {
    return this.now() - Math.floor(this.state.aheadMs / 1_000);
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  /** The state was changed: it is saved, and waiting tests look again. */
  changed(): void {
    const { events } = this.state;
    if (events.length > maxEvents) events.splice(0, events.length - maxEvents);
    this.onChange();
    this.changes.notify();
  }

  /** Ends delayed requests and deliveries. */
  letGo(): void {
    this.#delays.abort();
    this.#delays = new AbortController();
  }

  reset(): void {
    this.letGo();
    this.#interruption = null;
    this.faults.clear();
    this.calls.clear();
    this.answers.clear();
    this.portals.clear();
    this.subscriptionMetadata.clear();
    this.state = this.#empty();
    this.changed();
  }

  #empty(): StripeState {
    const created = Math.floor(Date.UTC(2026, 0, 1) / 1_000);
    return {
      customers: [],
      prices: [monthlyPrice(created)],
      promotionCodes: [
        {
          id: 'promo_drumbeat_welcome',
          object: 'promotion_code',
          active: true,
          code: demoStripe.promotionCode,
          created,
          livemode: false,
          percent_off: 20,
          invoices: 1,
        },
      ],
      sessions: [],
      subscriptions: [],
      invoices: [],
      payments: [],
      refunds: [],
      events: [],
      cards: {},
      discounts: {},
      codes: {},
      aheadMs: 0,
    };
  }
}

function monthlyPrice(created: number): Price {
  return {
    id: demoStripe.priceId,
    object: 'price',
    active: true,
    created,
    currency: 'usd',
    livemode: false,
    metadata: {},
    product: 'prod_drumbeat',
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: 13_950,
  };
}
