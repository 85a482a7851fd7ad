import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AdminSubscriptionListResponse } from './subscriptions.dto.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Controller('admin/subscriptions')
@Access('admin')
export class AdminSubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  /** Filters: q (email or name), user_id, status, plan_type, reason. */
  @Get()
  async list(@Query() query: AdminListQuery): Promise<AdminSubscriptionListResponse> {
    return this.subscriptions.list(query);
  }
}
