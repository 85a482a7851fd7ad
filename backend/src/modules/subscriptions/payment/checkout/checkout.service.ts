import { isLive, isSameMoney, planStateOf, paths, safeReturnPath, type Money } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../../config/config.js';
import { Clock } from '../../../../platform/clock/clock.js';
import type { AuthenticatedUser } from '../../../../platform/access/authenticated-user.js';
import { PaymentCustomersRepository } from './payment-customers.repository.js';
import {
  AlreadySubscribedError,
  CheckoutUnavailableError,
  PaymentNotConnectedError,
  PaymentOpenError,
  PaymentUnavailableError,
  PriceChangedError,
  UnknownCheckoutError,
} from '../payment.errors.js';
import { presentSubscription } from '../../subscription.presenter.js';
import { SubscriptionsRepository, type SubscriptionRow } from '../../subscriptions.repository.js';
import type { ConfirmationResponse } from './billing.dto.js';
import { PlanPriceService } from './plan-price.service.js';
import { StripeClient } from '../stripe/stripe.client.js';
import type { CheckoutFacts } from '../stripe/stripe.facts.js';
import { SyncSubscriptionService } from '../sync/sync-subscription.service.js';

export interface CheckoutRequest {
  /** The price that the page showed. */
  readonly shown: Money;
  /** The same for two requests that mean one checkout, such as a double click. */
  readonly attempt: string;
  /** Where to go on after paying. */
  readonly next?: string | undefined;
}

/** Paying for the monthly plan: the way to Stripe's page, and back (PAY-4, PAY-5). */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly stripe: StripeClient,
    private readonly customers: PaymentCustomersRepository,
    private readonly repository: SubscriptionsRepository,
    private readonly subscriptions: SyncSubscriptionService,
    private readonly price: PlanPriceService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * The address of a page to pay on. What was opened before is closed, so that two tabs cannot both be paid.
   * @throws PaymentNotConnectedError, CheckoutUnavailableError, PriceChangedError
   * @throws AlreadySubscribedError, PaymentOpenError: the payment service itself was asked
   */
  async begin(user: Pick<AuthenticatedUser, 'id' | 'email'>, request: CheckoutRequest): Promise<string> {
    if (!this.stripe.isConnected) throw new PaymentNotConnectedError();
    try {
      return await this.open(user, request);
    } catch (error) {
      throw error instanceof PaymentUnavailableError ? new CheckoutUnavailableError() : error;
    }
  }

  private async open(
    user: Pick<AuthenticatedUser, 'id' | 'email'>,
    request: CheckoutRequest,
  ): Promise<string> {
    const current = await this.price.renew();
    if (!isSameMoney(current, request.shown)) throw new PriceChangedError(current);
    const customerId = await this.customerOf(user);
    await this.refuseSecond(user.id, customerId);
    const { publicUrl } = this.config.http;
    const next = safeReturnPath(request.next);
    const onward = next === null ? '' : `&next=${encodeURIComponent(next)}`;
    const url = await this.stripe.createCheckout(customerId, user.id, {
      attempt: request.attempt,
      successUrl: `${publicUrl}${paths.product}?upgrade=true&session_id={CHECKOUT_SESSION_ID}${onward}`,
      cancelUrl: `${publicUrl}${paths.product}?upgrade=true${onward}`,
    });
    // Afterwards: whoever opens one at the same time sees this one, and the two agree on which stays.
    await this.stripe.expireOpenCheckouts(customerId, 'newest');
    return url;
  }

  /**
   * Back from the page: the payment service is asked at once, and no message of it is waited for.
   * @throws UnknownCheckoutError for another account's checkout, PaymentUnavailableError
   */
  async confirm(userId: string, sessionId: string): Promise<ConfirmationResponse> {
    if (!this.stripe.isConnected) throw new PaymentNotConnectedError();
    const checkout = await this.stripe.checkout(sessionId);
    if (checkout?.userId !== userId || checkout.customerId === null) throw new UnknownCheckoutError();
    if (checkout.status === 'expired') return { state: 'expired', url: null, subscription: null };
    if ((await this.customers.customerOf(userId)) === null) {
      await this.customers.save(userId, checkout.customerId, this.clock.now());
    }
    const subscription = await this.subscriptions.sync(userId, { cause: 'return' });
    const state = await this.stateOf(userId, checkout, subscription);
    return {
      state,
      url: state === 'unpaid' ? checkout.url : null,
      subscription: subscription && presentSubscription(subscription),
    };
  }

  private async stateOf(
    userId: string,
    { status, subscriptionId }: CheckoutFacts,
    plan: SubscriptionRow | null,
  ): Promise<ConfirmationResponse['state']> {
    if (plan?.plan_type === 'monthly' && plan.status === 'active') {
      const isSecond =
        subscriptionId !== null && (await this.repository.hasNote(userId, subscriptionId, 'paid_twice'));
      return isSecond ? 'paid_twice' : 'open';
    }
    return status === 'open' ? 'unpaid' : 'pending';
  }

  /** The user's customer: the same as before, unless it was deleted there. */
  private async customerOf({ id, email }: Pick<AuthenticatedUser, 'id' | 'email'>): Promise<string> {
    const known = await this.customers.customerOf(id);
    if (known !== null && (await this.stripe.hasCustomer(known))) return known;
    const lost = known === null ? await this.lostCustomerOf({ id, email }) : null;
    const customerId = lost ?? (await this.stripe.createCustomer({ id, email }, known));
    await this.customers.save(id, customerId, this.clock.now());
    return customerId;
  }

  /**
   * A restored backup knows nothing of who became a customer after it: a second one would pay beside the first. Of several the one
   * that is charged.
   */
  private async lostCustomerOf(user: Pick<AuthenticatedUser, 'id' | 'email'>): Promise<string | null> {
    let usable: string | null = null;
    for (const customerId of await this.stripe.customersOfUser(user)) {
      if ((await this.stripe.subscriptionsOf(customerId)).some(isLive)) return customerId;
      // A search may still find who was deleted.
      if (usable === null && (await this.stripe.hasCustomer(customerId))) usable = customerId;
    }
    return usable;
  }

  private async refuseSecond(userId: string, customerId: string): Promise<void> {
    const live = (await this.stripe.subscriptionsOf(customerId)).filter(isLive);
    if (live.length === 0) return;
    // A message about it may have been lost: now it is known.
    await this.subscriptions.sync(userId, { cause: 'comparison' });
    const isPaid = live.some((one) => {
      const { opens, grace_until } = planStateOf(one, this.clock.now());
      return opens && grace_until === null;
    });
    throw isPaid ? new AlreadySubscribedError() : new PaymentOpenError();
  }
}
