import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isWebhookFault } from './stripe.faults.js';
import type { StripeEvent } from './stripe.objects.js';
import { demoStripe, type StripeStore } from './stripe.store.js';

const retryAfterMs = [1_000, 3_000, 10_000];
const oldSeconds = 600;
const answerWithinMs = 10_000;

/** Stripe's signature of a body: https://docs.stripe.com/webhooks#verify-manually */
export function signatureHeader(
  body: string,
  secret: string,
  seconds = Math.floor(Date.now() / 1_000),
): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Writes events down, and delivers them one after the other to the endpoint, as far as faults let them through. */
export class Webhooks {
  #running: Promise<void> = Promise.resolve();
  #held: StripeEvent[] = [];
  readonly #late = new Set<Promise<void>>();

  constructor(private readonly store: StripeStore) {}

  emit(type: string, object: object): StripeEvent {
    const event: StripeEvent = {
      id: this.store.newId('evt'),
      object: 'event',
      api_version: demoStripe.apiVersion,
      created: this.store.now(),
      // As it was then: what changes later does not change the event.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: this.store.endpoint ? 1 : 0,
      request: { id: this.store.newId('req'), idempotency_key: null },
      type,
    };
    this.store.state.events.push(event);
    this.store.changed();
    this.#schedule(event);
    return event;
  }

  /** Delivers it again, whatever became of it before. */
  redeliver(event: StripeEvent): void {
    this.#enqueue(event);
  }

  /** Resolves when nothing is on its way. */
  async settled(): Promise<void> {
    for (let seen: unknown = null; seen !== this.#running;) {
      seen = this.#running;
      await this.#running;
      await Promise.all(this.#late);
    }
  }

  #schedule(event: StripeEvent): void {
    const fault = this.store.faults.take((armed) => isWebhookFault(armed) && event.type.includes(armed.only));
    const waiting = this.#held.splice(0);
    switch (fault?.kind) {
      case 'lose':
        break;
      case 'reorder':
        this.#held.push(event);
        break;
      case 'late': {
        const late = pause(fault.delay_ms, undefined, { signal: this.store.delays, ref: false })
          .then(() => this.#deliver(event))
          .catch(() => undefined)
          .finally(() => this.#late.delete(late));
        this.#late.add(late);
        break;
      }
      case 'duplicate':
        this.#enqueue(event);
        this.#enqueue(event);
        break;
      case 'forged':
        this.#enqueue(event, { secret: 'whsec_of_somebody_else' });
        break;
      case 'old':
        this.#enqueue(event, { seconds: Math.floor(Date.now() / 1_000) - oldSeconds });
        break;
      default:
        this.#enqueue(event);
    }
    for (const held of waiting) this.#enqueue(held);
  }

  #enqueue(event: StripeEvent, signing: { secret?: string; seconds?: number } = {}): void {
    this.#running = this.#running.then(() => this.#deliver(event, signing));
  }

  async #deliver(
    event: StripeEvent,
    signing: { secret?: string; seconds?: number } = {},
    attempt = 0,
  ): Promise<void> {
    const { endpoint, delays } = this.store;
    if (!endpoint) return;
    const body = JSON.stringify(event, null, 2);
    const isTaken = await fetch(endpoint.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureHeader(body, signing.secret ?? endpoint.secret, signing.seconds),
      },
      redirect: 'manual',
      signal: AbortSignal.any([delays, AbortSignal.timeout(answerWithinMs)]),
    }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
    if (isTaken) event.pending_webhooks = 0;
    this.store.changed();
    const again = retryAfterMs[attempt];
    // What is signed wrongly stays so; Stripe's own messages are tried again.
    if (isTaken || again === undefined || signing.secret || signing.seconds || delays.aborted) return;
    void pause(again, undefined, { signal: delays, ref: false })
      .then(() => this.#deliver(event, signing, attempt + 1))
      .catch(() => undefined);
  }
}
