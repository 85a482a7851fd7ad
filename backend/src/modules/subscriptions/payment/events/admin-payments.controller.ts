import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../../platform/access/authenticated-user.js';
import { Costly } from '../../../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../../../platform/http/responses/compiled-response.js';
import { presentChangeToStaff } from '../../subscription.presenter.js';
import { SubscriptionsService } from '../../subscriptions.service.js';
import {
  PaymentEventDetailResponse,
  PaymentEventListResponse,
  PaymentEventParams,
  PaymentUserParams,
  SubscriptionLineResponse,
} from './admin-payments.dto.js';
import { PaymentEventsService } from './payment-events.service.js';

@Controller('admin')
@Access('admin')
export class AdminPaymentsController {
  constructor(
    private readonly events: PaymentEventsService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  /** Filters: q (id or email), user_id, type, state. */
  @Get('payment-events')
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<PaymentEventListResponse> {
    return this.events.list(query);
  }

  /** One message as it came, with what it changed. */
  @Get('payment-events/:id')
  async show(@Param() { id }: PaymentEventParams): Promise<PaymentEventDetailResponse> {
    const event = await this.events.find(id);
    const changes = event.user_id === null ? [] : await this.subscriptions.changesBy(event.user_id, event.id);
    return { ...event, changes: changes.map(presentChangeToStaff) };
  }

  /** Has a message processed again. */
  @Post('payment-events/:id/replay')
  @HttpCode(204)
  async replay(@CurrentUser() actor: AuthenticatedUser, @Param() { id }: PaymentEventParams): Promise<void> {
    await this.events.replay(id, actor.id);
  }

  /** Everything that changed somebody's access, and why. */
  @Get('users/:id/subscription-changes')
  async changes(@Param() { id }: PaymentUserParams): Promise<SubscriptionLineResponse> {
    return { changes: (await this.subscriptions.changesOf(id)).map(presentChangeToStaff) };
  }

  /** Ends the free plan; a paid one is ended where it is paid. 409 `subscription.none` without a free plan. */
  @Post('users/:id/end-free-plan')
  @HttpCode(204)
  async endFreePlan(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id }: PaymentUserParams,
  ): Promise<void> {
    await this.subscriptions.endFreePlan(id, actor.id);
  }
}
