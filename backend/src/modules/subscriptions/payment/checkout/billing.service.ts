import { endOnCancelling, paths, type Money } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../../config/config.js';
import { presentChange, presentSubscription } from '../../subscription.presenter.js';
import type { SubscriptionResponse } from '../../subscriptions.dto.js';
import {
  SubscriptionsRepository,
  type PaidSubscriptionRow,
  type SubscriptionRow,
} from '../../subscriptions.repository.js';
import type { BillingResponse } from './billing.dto.js';
import { PaymentCustomersRepository } from './payment-customers.repository.js';
import { NoCustomerError, NoSubscriptionError, PaymentUnavailableError } from '../payment.errors.js';
import type { InvoiceFacts } from '../stripe/stripe.facts.js';
import { StripeClient } from '../stripe/stripe.client.js';
import { SyncSubscriptionService } from '../sync/sync-subscription.service.js';

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
      has_customer: customerId !== null && this.stripe.isConnected && fromThere.hasCustomer,
      is_whole: fromThere.isWhole,
      next_charge: fromThere.nextCharge,
      invoices: fromThere.invoices,
      changes: (await this.repository.changesOf(userId)).map(presentChange),
    };
  }

  /** @throws NoCustomerError for who never paid or was deleted there, PaymentUnavailableError */
  async portal(userId: string): Promise<string> {
    const customerId = await this.customers.customerOf(userId);
    const url =
      customerId === null
        ? null
        : await this.stripe.portal(customerId, `${this.config.http.publicUrl}${paths.billing}`);
    if (url === null) throw new NoCustomerError();
    return url;
  }

  /** The plan ends with its period, or at once where that is not paid (PAY-7). @throws NoSubscriptionError, PaymentUnavailableError */
  async cancel(userId: string): Promise<SubscriptionResponse> {
    const { id, plan } = await this.paidPlanOf(userId);
    const end = endOnCancelling(plan);
    if (end === null) throw new NoSubscriptionError();
    if (end === 'with_period') await this.stripe.setCancelAtPeriodEnd(id, true);
    else if (!(await this.endUnpaid(id))) await this.cancelPaidMeanwhile(userId);
    return this.afterChange(userId);
  }

  /** Ends a plan that is closed for its payment; any other one is left as it is. @throws PaymentUnavailableError */
  async leaveUnpaid(userId: string): Promise<void> {
    const known = await this.repository.findPaid(userId);
    if (known?.reason !== 'payment_failed') return;
    // What was paid meanwhile is kept.
    const { id, plan } = await this.paidPlanOf(userId);
    if (plan.reason !== 'payment_failed') return;
    await this.endUnpaid(id);
    await this.afterChange(userId);
  }

  /** The plan goes on after all. @throws NoSubscriptionError, PaymentUnavailableError */
  async reactivate(userId: string): Promise<SubscriptionResponse> {
    const { id, plan } = await this.paidPlanOf(userId);
    if (plan.status !== 'active') throw new NoSubscriptionError();
    await this.stripe.setCancelAtPeriodEnd(id, false);
    return this.afterChange(userId);
  }

  /**
   * The account is about to be deleted: nothing may be charged for it afterwards.
   * @throws PaymentUnavailableError: then it must not be deleted yet
   */
  async endForGood(userId: string): Promise<void> {
    const customerId = await this.customers.customerOf(userId);
    if (customerId === null) return;
    await this.stripe.expireOpenCheckouts(customerId, 'none');
    for (const { id, status } of await this.stripe.subscriptionsOf(customerId)) {
      if (status !== 'canceled') await this.stripe.endNow(id);
      await this.stripe.voidOpenInvoices(id);
    }
  }

  /**
   * Ends a plan whose month is not paid. What it owes becomes void before: afterwards nobody can pay for a month that is closed.
   * @returns false where it was paid meanwhile: the plan goes on then
   */
  private async endUnpaid(id: string): Promise<boolean> {
    await this.stripe.voidOpenInvoices(id);
    if (await this.stripe.isLastPaid(id)) return false;
    await this.stripe.endNow(id);
    return true;
  }

  /** Written down as paid first, and then as cancelled for the end of its period. */
  private async cancelPaidMeanwhile(userId: string): Promise<void> {
    const { id, plan } = await this.paidPlanOf(userId);
    if (endOnCancelling(plan) === null) throw new NoSubscriptionError();
    await this.stripe.setCancelAtPeriodEnd(id, true);
  }

  /** As the payment service has it now: it may have ended meanwhile, and not by the user. */
  private async paidPlanOf(userId: string): Promise<{ id: string; plan: PaidSubscriptionRow }> {
    await this.subscriptions.sync(userId, { cause: 'comparison' });
    const plan = await this.repository.findPaid(userId);
    if (!plan?.provider_subscription_id) throw new NoSubscriptionError();
    return { id: plan.provider_subscription_id, plan };
  }

  private async afterChange(userId: string): Promise<SubscriptionResponse> {
    const after = await this.subscriptions.sync(userId, { cause: 'user' });
    if (!after) throw new NoSubscriptionError();
    return presentSubscription(after);
  }

  private async ask(userId: string, customerId: string): Promise<FromThere> {
    try {
      const subscription = await this.subscriptions.sync(userId, { cause: 'comparison' });
      const paid = await this.repository.findPaid(userId);
      const renews = paid?.status === 'active' && !paid.cancel_at_period_end;
      const id = renews ? paid.provider_subscription_id : null;
      const [nextCharge, invoices, hasCustomer] = await Promise.all([
        id === null ? null : this.stripe.nextCharge(id),
        this.stripe.invoices(customerId, INVOICES_SHOWN),
        // Who was deleted there has no plan there that is open.
        paid?.status === 'active' || this.stripe.hasCustomer(customerId),
      ]);
      return { isWhole: true, hasCustomer, subscription, nextCharge, invoices };
    } catch (error) {
      if (error instanceof PaymentUnavailableError) return { ...NOTHING, isWhole: false };
      throw error;
    }
  }
}

interface FromThere {
  readonly isWhole: boolean;
  /** False: deleted there. */
  readonly hasCustomer: boolean;
  readonly subscription: SubscriptionRow | null;
  readonly nextCharge: Money | null;
  readonly invoices: InvoiceFacts[];
}

const NOTHING: FromThere = {
  isWhole: true,
  hasCustomer: true,
  subscription: null,
  nextCharge: null,
  invoices: [],
};
