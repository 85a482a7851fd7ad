import { PLANS, isActiveSubscription } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/http/errors/app-error.js';
import { AppConfig } from '../../config/config.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AuditService } from '../audit/audit.service.js';
import type { PlanResponse } from './subscriptions.dto.js';
import {
  SubscriptionsRepository,
  type AdminSubscriptionRow,
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

/** Plans and who is on them (PLAN-1, PLAN-2). */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
    private readonly repository: SubscriptionsRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Every plan, and whether a user can start it at present. */
  plans(): PlanResponse[] {
    // Payment is not connected: the monthly plan is shown and cannot be bought.
    return PLANS.map((plan) => ({
      ...plan,
      features: [...plan.features],
      available: plan.plan_type === 'free' && this.config.subscriptions.freePlanSelfServe,
    }));
  }

  async find(userId: string): Promise<SubscriptionRow | null> {
    return this.repository.findByUser(userId);
  }

  /** Starts the free plan for the user. An active plan is kept. @throws FreePlanNotSelfServedError when only staff may give it */
  async startFreePlan(userId: string): Promise<SubscriptionRow> {
    if (!this.config.subscriptions.freePlanSelfServe) throw new FreePlanNotSelfServedError();
    const { subscription } = await this.ensureActive(userId);
    return subscription;
  }

  /** Gives the free plan by staff or, without an actor, by Drumbeat itself. An active plan is kept. */
  async grantFreePlan(userId: string, actorId: string | null): Promise<SubscriptionRow> {
    return this.database.transaction(async () => {
      const { subscription, started } = await this.ensureActive(userId);
      if (started) {
        await this.audit.record({
          actor_id: actorId,
          action: 'subscription.granted',
          entity: 'user_subscriptions',
          entity_id: userId,
          details: { plan_type: subscription.plan_type },
        });
      }
      return subscription;
    });
  }

  async list(query: AdminListQuery): Promise<{ data: AdminSubscriptionRow[]; total: number }> {
    return this.repository.list(query);
  }

  private async ensureActive(userId: string): Promise<{ subscription: SubscriptionRow; started: boolean }> {
    return this.database.transaction(async () => {
      const current = await this.repository.lockByUser(userId);
      if (current && isActiveSubscription(current)) return { subscription: current, started: false };
      return { subscription: await this.repository.saveFreePlan(userId, this.clock.now()), started: true };
    });
  }
}
