import { PLANS, isActiveSubscription } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/http/errors/app-error.js';
import { AppConfig } from '../../config/config.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AuditService } from '../audit/audit.service.js';
import { KlaviyoService } from '../klaviyo/klaviyo.service.js';
import { BillingMailsService } from './payment/mails/billing-mails.service.js';
import { BillingService } from './payment/checkout/billing.service.js';
import { PlanPriceService } from './payment/checkout/plan-price.service.js';
import type { ChangeCause } from './subscription-change.entity.js';
import { presentSubscription } from './subscription.presenter.js';
import type { PlanResponse, SubscriptionResponse } from './subscriptions.dto.js';
import {
  SubscriptionsRepository,
  type AdminSubscriptionRow,
  type ChangeRow,
  type SubscriptionRow,
} from './subscriptions.repository.js';

export class FreePlanNotSelfServedError extends AppError {
  constructor() {
    super(
      403,
      'subscription.free_plan_not_self_served',
      'The free plan is given by the staff. Please ask them for access.',
    );
  }
}

export class NoFreePlanError extends AppError {
  constructor() {
    super(409, 'subscription.none', 'There is no free plan to end.');
  }
}

/** Plans and who is on them (PLAN-1, PLAN-2). */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
    private readonly repository: SubscriptionsRepository,
    private readonly audit: AuditService,
    private readonly price: PlanPriceService,
    private readonly billing: BillingService,
    private readonly mails: BillingMailsService,
    private readonly klaviyo: KlaviyoService,
    private readonly clock: Clock,
  ) {}

  /** Every plan, and whether a user can start it at present. */
  async plans(): Promise<PlanResponse[]> {
    const price = await this.price.current();
    const { freePlanSelfServe } = this.config.subscriptions;
    return PLANS.map((plan) => ({
      ...plan,
      features: [...plan.features],
      price: plan.plan_type === 'free' ? { ...price, amount: 0 } : price,
      available: plan.plan_type === 'free' ? freePlanSelfServe : this.config.stripe !== undefined,
    }));
  }

  async find(userId: string): Promise<SubscriptionRow | null> {
    return this.repository.findByUser(userId);
  }

  /**
   * Starts the free plan for the user. An active plan is kept; one that waits for a payment is left with it, and must not be charged later.
   * @throws FreePlanNotSelfServedError when only staff may give it, PaymentUnavailableError
   */
  async startFreePlan(userId: string): Promise<SubscriptionResponse> {
    if (!this.config.subscriptions.freePlanSelfServe) throw new FreePlanNotSelfServedError();
    await this.billing.leaveUnpaid(userId);
    const { subscription } = await this.ensureActive(userId, 'user', null);
    return presentSubscription(subscription);
  }

  /**
   * Gives the free plan by staff or, without an actor, by Drumbeat itself. An active plan is kept.
   * @param isDemo people who are made up get no mail
   */
  async grantFreePlan(
    userId: string,
    actorId: string | null,
    { isDemo = false } = {},
  ): Promise<SubscriptionResponse> {
    return this.database.transaction(async () => {
      const { before, subscription, started } = await this.ensureActive(userId, 'staff', actorId);
      if (started) {
        if (!isDemo) await this.mails.tell(userId, 'free_granted');
        await this.audit.record({
          ...{ actor_id: actorId, user_id: userId },
          action: 'subscription.granted',
          entity: 'user_subscriptions',
          entity_id: userId,
          details: { before: planOf(before), after: planOf(subscription) },
        });
      }
      return presentSubscription(subscription);
    });
  }

  async list(query: AdminListQuery): Promise<{ data: AdminSubscriptionRow[]; total: number }> {
    return this.repository.list(query);
  }

  /** What changed the user's access, the newest first. */
  async changesOf(userId: string): Promise<ChangeRow[]> {
    return this.repository.changesOf(userId);
  }

  /** What changed because of one message of the payment service. */
  async changesBy(userId: string, eventId: string): Promise<ChangeRow[]> {
    return this.repository.changesBy(userId, eventId);
  }

  /** @throws NoFreePlanError */
  async endFreePlan(userId: string, actorId: string): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.repository.lockByUser(userId);
      const now = this.clock.now();
      if (!(await this.repository.endFreePlan(userId, now))) throw new NoFreePlanError();
      const after = await this.repository.findByUser(userId);
      await this.write(userId, {
        before,
        after,
        cause: 'staff',
        actorId,
      });
      await this.mails.tell(userId, 'free_ended');
      await this.audit.record({
        ...{ actor_id: actorId, user_id: userId },
        action: 'subscription.ended',
        entity: 'user_subscriptions',
        entity_id: userId,
        details: { before: planOf(before), after: planOf(after) },
      });
    });
  }

  private async ensureActive(
    userId: string,
    cause: ChangeCause,
    actorId: string | null,
  ): Promise<{ before: SubscriptionRow | null; subscription: SubscriptionRow; started: boolean }> {
    return this.database.transaction(async () => {
      const before = await this.repository.lockByUser(userId);
      if (before && isActiveSubscription(before)) return { before, subscription: before, started: false };
      const subscription = await this.repository.saveFreePlan(userId, this.clock.now());
      await this.write(userId, { before, after: subscription, cause, actorId });
      // What staff give is no step of the user's.
      if (cause === 'user') await this.noteStart(userId, subscription);
      return { before, subscription, started: true };
    });
  }

  private async noteStart(userId: string, { plan_type }: SubscriptionRow): Promise<void> {
    await this.klaviyo.note(userId, 'Subscription Started', { properties: { plan_type } });
  }

  /** A line of the user's history: what their access is from now on, and why. */
  private async write(
    userId: string,
    {
      before,
      after,
      cause,
      actorId,
    }: {
      before: SubscriptionRow | null;
      after: SubscriptionRow | null;
      cause: ChangeCause;
      actorId: string | null;
    },
  ): Promise<void> {
    if (!after) return;
    await this.repository.addChange({
      user_id: userId,
      at: this.clock.now(),
      plan_type: after.plan_type,
      status: after.status,
      reason: after.reason,
      opens: isActiveSubscription(after),
      opened_before: before !== null && isActiveSubscription(before),
      cause,
      event_id: null,
      actor_id: actorId,
      current_period_end: after.current_period_end,
      cancel_at_period_end: after.cancel_at_period_end,
      grace_until: after.grace_until,
    });
  }
}

/** What the audit log has of a plan. */
const planOf = (row: SubscriptionRow | null) => row && { plan_type: row.plan_type, status: row.status };
