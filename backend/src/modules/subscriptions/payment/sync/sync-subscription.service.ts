import { chooseSubscription, planStateOf } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { KlaviyoService } from '../../../klaviyo/klaviyo.service.js';
import type { ChangeCause } from '../../subscription-change.entity.js';
import {
  SubscriptionsRepository,
  type MonthlyPlan,
  type PaidSubscriptionRow,
  type SubscriptionRow,
} from '../../subscriptions.repository.js';
import { BillingMailsService } from '../mails/billing-mails.service.js';
import { newsOf } from '../mails/billing-news.rules.js';
import { PaymentCustomersRepository } from '../checkout/payment-customers.repository.js';
import type { StripeSubscription } from '../stripe/stripe.facts.js';
import { StripeClient } from '../stripe/stripe.client.js';

/** Stripe's word for a subscription that is over. */
const ENDED = 'canceled';

/** Why a user's subscription is asked for. */
export interface Occasion {
  readonly cause: ChangeCause;
  readonly eventId?: string;
  readonly actorId?: string;
}

/**
 * Brings a user's plan to what the payment service says at this moment (PAY-3). What was said before, in whatever order it arrived,
 * plays no part: any number of these calls, at once or repeated, leave the state that is true there.
 */
@Injectable()
export class SyncSubscriptionService {
  private readonly logger = new Logger(SyncSubscriptionService.name);

  constructor(
    private readonly stripe: StripeClient,
    private readonly customers: PaymentCustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly mails: BillingMailsService,
    private readonly klaviyo: KlaviyoService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the plan from now on; null for a user who has none
   * @throws PaymentUnavailableError; nothing was changed then
   */
  async sync(userId: string, occasion: Occasion): Promise<SubscriptionRow | null> {
    // Drawn before the question: of two responses the one asked for later is written last, whichever arrives first.
    const drawn = await this.customers.drawNumber(userId);
    if (!drawn) return this.subscriptions.findByUser(userId);
    const found = await this.stripe.subscriptionsOf(drawn.customer_id);
    const { counts, surplus } = chooseSubscription(found, this.clock.now());
    for (const one of surplus) await this.endSurplus(userId, one, occasion);
    if (counts) await this.forgiveEnded(userId, counts);
    return this.database.transaction(async () => {
      const before = await this.subscriptions.lockByUser(userId);
      if (!(await this.customers.mayWrite(userId, drawn.number))) return before;
      return this.write(userId, before, counts, occasion);
    });
  }

  private async write(
    userId: string,
    before: PaidSubscriptionRow | null,
    subscription: StripeSubscription | null,
    occasion: Occasion,
  ): Promise<SubscriptionRow | null> {
    const now = this.clock.now();
    const plan = planOf(subscription, now);
    // The free plan is ours to give: what has ended or was never paid there takes it from nobody.
    const isOfNoUse = !plan || (before !== null && plan.status !== 'active');
    if (before?.plan_type !== 'monthly' && isOfNoUse) return before;
    const next = plan ?? endedPlan();
    const after = await this.subscriptions.saveMonthlyPlan(userId, next, now);
    if (isSame(before, after)) return after;
    await this.subscriptions.addChange({
      user_id: userId,
      at: now,
      plan_type: after.plan_type,
      status: after.status,
      reason: after.reason,
      opens: after.status === 'active',
      opened_before: before?.status === 'active',
      cause: occasion.cause,
      event_id: occasion.eventId ?? null,
      actor_id: occasion.actorId ?? null,
      current_period_end: after.current_period_end,
      cancel_at_period_end: after.cancel_at_period_end,
      grace_until: after.grace_until,
    });
    if (after.status === 'active' && !(before?.status === 'active' && before.plan_type === after.plan_type)) {
      const { plan_type } = after;
      await this.klaviyo.note(userId, 'Subscription Started', { properties: { plan_type } });
    }
    const news = newsOf(before, after);
    if (news) {
      const date = after.grace_until ?? after.current_period_end;
      await this.mails.tell(userId, news, date ? { date: date.toISOString() } : {});
      if (news === 'started') await this.mails.tellStaff(userId, now);
    }
    return after;
  }

  /** What has ended is owed no more (PAY-7). Before its end is written down: where that fails, whoever asks next finds it anew. */
  private async forgiveEnded(userId: string, { id, status }: StripeSubscription): Promise<void> {
    if (status !== ENDED) return;
    const known = await this.subscriptions.findPaid(userId);
    if (known?.provider_subscription_id === id && known.provider_status === ENDED) return;
    await this.stripe.voidOpenInvoices(id);
  }

  /** Two tabs were both paid: the second subscription ends at once, and its payment goes back (PAY-6). */
  private async endSurplus(userId: string, surplus: StripeSubscription, occasion: Occasion): Promise<void> {
    this.logger.warn(
      { user_id: userId, subscription: surplus.id },
      'A second subscription is ended and paid back',
    );
    // First the refund: an ended subscription is found no more, and its payment would stay.
    const isPaid = planStateOf(surplus, this.clock.now()).reason === 'paid';
    const refunded =
      isPaid && surplus.latestInvoice !== null ? await this.stripe.refundInvoice(surplus.latestInvoice) : 0;
    await this.stripe.endNow(surplus.id);
    await this.database.transaction(async () => {
      const current = await this.subscriptions.lockByUser(userId);
      if (await this.subscriptions.hasNote(userId, surplus.id, 'paid_twice')) return;
      const opens = current?.status === 'active';
      await this.subscriptions.addChange({
        user_id: userId,
        at: this.clock.now(),
        plan_type: 'monthly',
        status: current?.status ?? 'canceled',
        reason: 'paid_twice',
        opens,
        opened_before: opens,
        cause: occasion.cause,
        // The subscription that was ended: its line is written once, however many find it at the same time.
        event_id: surplus.id,
        actor_id: null,
        current_period_end: current?.current_period_end ?? null,
        cancel_at_period_end: current?.cancel_at_period_end ?? false,
        grace_until: current?.grace_until ?? null,
      });
      if (refunded > 0) await this.mails.tell(userId, 'paid_twice');
    });
  }
}

function planOf(subscription: StripeSubscription | null, now: Date): MonthlyPlan | null {
  if (!subscription) return null;
  const { status, reason, grace_until } = planStateOf(subscription, now);
  return {
    status,
    reason,
    grace_until,
    current_period_end: subscription.current_period_end,
    cancel_at_period_end: subscription.cancel_at_period_end,
    provider_subscription_id: subscription.id,
    provider_status: subscription.status,
  };
}

/** The customer was deleted there: nothing is charged any more, and nothing is open. */
function endedPlan(): MonthlyPlan {
  return {
    status: 'canceled',
    reason: 'ended',
    grace_until: null,
    current_period_end: null,
    cancel_at_period_end: false,
    provider_subscription_id: null,
    provider_status: null,
  };
}

function isSame(before: SubscriptionRow | null, after: SubscriptionRow): boolean {
  return (
    before !== null &&
    before.plan_type === after.plan_type &&
    before.status === after.status &&
    before.reason === after.reason &&
    before.cancel_at_period_end === after.cancel_at_period_end &&
    before.grace_until?.getTime() === after.grace_until?.getTime() &&
    before.current_period_end?.getTime() === after.current_period_end?.getTime()
  );
}
