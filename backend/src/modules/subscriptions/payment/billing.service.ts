import { paths, type Money } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { presentChange, presentSubscription } from '../subscription.presenter.js';
import type { SubscriptionResponse } from '../subscriptions.dto.js';
import { SubscriptionsRepository, type SubscriptionRow } from '../subscriptions.repository.js';
import type { BillingResponse } from './billing.dto.js';
import { PaymentCustomersRepository } from './payment-customers.repository.js';
import { NoSubscriptionError, PaymentUnavailableError } from './payment.errors.js';
import { StripeClient, type InvoiceFacts } from './stripe.client.js';
import { SyncSubscriptionService } from './sync-subscription.service.js';

const INVOICES_SHOWN = 24;

/** A user's plan, what it costs, and its end (PAY-7). */
@Injectable()
export class BillingService {
  constructor(
    private readonly stripe: StripeClient,
    private readonly customers: PaymentCustomersRepository,
    private readonly repository: SubscriptionsRepository,
    private readonly subscriptions: SyncSubscriptionService,
    private readonly config: AppConfig,
  ) {}

  async show(userId: string): Promise<BillingResponse> {
    const customerId = await this.customers.customerOf(userId);
    const fromThere =
      customerId === null || !this.stripe.isConnected ? NOTHING : await this.ask(userId, customerId);
    const subscription = fromThere.subscription ?? (await this.repository.findByUser(userId));
    return {
      subscription: subscription && presentSubscription(subscription),
      has_customer: customerId !== null && this.stripe.isConnected,
      is_whole: fromThere.isWhole,
      next_charge: fromThere.nextCharge,
      invoices: fromThere.invoices,
      changes: (await this.repository.changesOf(userId)).map(presentChange),
    };
  }

  /** @throws NoSubscriptionError for who never paid, PaymentUnavailableError */
  async portal(userId: string): Promise<string> {
    const customerId = await this.customers.customerOf(userId);
    const url =
      customerId === null
        ? null
        : await this.stripe.portal(customerId, `${this.config.http.publicUrl}${paths.billing}`);
    if (url === null) throw new NoSubscriptionError();
    return url;
  }

  /** The plan ends with its period, or goes on after all. @throws NoSubscriptionError, PaymentUnavailableError */
  async setCancelled(userId: string, isCancelled: boolean): Promise<SubscriptionResponse> {
    // What is there may have ended meanwhile, and not by the user.
    await this.subscriptions.sync(userId, { cause: 'comparison' });
    const { provider_subscription_id: id, status } = (await this.repository.findPaid(userId)) ?? {};
    if (!id || status !== 'active') throw new NoSubscriptionError();
    await this.stripe.setCancelAtPeriodEnd(id, isCancelled);
    const after = await this.subscriptions.sync(userId, { cause: 'user' });
    if (!after) throw new NoSubscriptionError();
    return presentSubscription(after);
  }

  /**
   * The account is about to be deleted: nothing may be charged for it afterwards.
   * @throws PaymentUnavailableError: then it must not be deleted yet
   */
  async endForGood(userId: string): Promise<void> {
    const customerId = await this.customers.customerOf(userId);
    if (customerId === null) return;
    await this.stripe.expireOpenCheckouts(customerId);
    const ended = (await this.stripe.subscriptionsOf(customerId)).filter(
      ({ status }) => status !== 'canceled',
    );
    for (const { id } of ended) await this.stripe.endNow(id);
  }

  private async ask(userId: string, customerId: string): Promise<FromThere> {
    try {
      const subscription = await this.subscriptions.sync(userId, { cause: 'comparison' });
      const paid = await this.repository.findPaid(userId);
      const renews = paid?.status === 'active' && !paid.cancel_at_period_end;
      const id = renews ? paid.provider_subscription_id : null;
      const [nextCharge, invoices] = await Promise.all([
        id === null ? null : this.stripe.nextCharge(id),
        this.stripe.invoices(customerId, INVOICES_SHOWN),
      ]);
      return { isWhole: true, subscription, nextCharge, invoices };
    } catch (error) {
      if (error instanceof PaymentUnavailableError) return { ...NOTHING, isWhole: false };
      throw error;
    }
  }
}

interface FromThere {
  readonly isWhole: boolean;
  readonly subscription: SubscriptionRow | null;
  readonly nextCharge: Money | null;
  readonly invoices: InvoiceFacts[];
}

const NOTHING: FromThere = { isWhole: true, subscription: null, nextCharge: null, invoices: [] };
