import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { PlansResponse, StartedSubscriptionResponse } from './subscriptions.dto.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Controller('subscriptions')
@Access('user')
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  /** The plans on /product. */
  @Get('plans')
  async plans(): Promise<PlansResponse> {
    return { plans: await this.subscriptions.plans() };
  }

  /** Starts the free plan without a card; repeating it is harmless. 403 when only staff may give it. */
  @Post('free')
  @HttpCode(200)
  async startFree(@CurrentUser() user: AuthenticatedUser): Promise<StartedSubscriptionResponse> {
    return { subscription: await this.subscriptions.startFreePlan(user.id) };
  }
}
