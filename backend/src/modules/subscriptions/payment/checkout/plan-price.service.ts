import { setTimeout as pause } from 'node:timers/promises';
import { PLANS, type Money } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { StripeClient } from '../stripe/stripe.client.js';

const FRESH_MS = 10 * 60_000;
/** The page of the plans does not wait longer: the price is checked again before anybody pays. */
const PATIENCE_MS = 2_000;

/** What the monthly plan costs at the moment (PAY-1). */
@Injectable()
export class PlanPriceService {
  private known: { readonly price: Money; readonly at: number } | undefined;
  private asking: Promise<void> | undefined;

  constructor(
    private readonly stripe: StripeClient,
    private readonly clock: Clock,
  ) {}

  /** The payment service's price, else the last one that it named, else the list price. */
  async current(): Promise<Money> {
    const isFresh = this.known && this.clock.now().getTime() - this.known.at < FRESH_MS;
    if (!isFresh && this.stripe.isConnected) {
      this.asking ??= this.ask().finally(() => (this.asking = undefined));
      await Promise.race([this.asking, pause(PATIENCE_MS, undefined, { ref: false })]);
    }
    return this.known?.price ?? LIST_PRICE;
  }

  /** Asked for now, and what every page names from now on. @throws PaymentUnavailableError */
  async renew(): Promise<Money> {
    const price = await this.stripe.price();
    this.known = { price, at: this.clock.now().getTime() };
    return price;
  }

  private async ask(): Promise<void> {
    await this.renew().catch(() => undefined);
  }
}

const LIST_PRICE: Money = {
  amount: Math.round((PLANS.find(({ plan_type }) => plan_type === 'monthly')?.price_usd ?? 0) * 100),
  currency: 'usd',
};
