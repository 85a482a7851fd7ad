import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../platform/http/responses/compiled-response.js';
import { AdminSubscriptionListResponse } from './subscriptions.dto.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Controller('admin/subscriptions')
@Access('admin')
export class AdminSubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  /** Filters: q (email or name), user_id, status, plan_type, reason. */
  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<AdminSubscriptionListResponse> {
    return this.subscriptions.list(query);
  }
}
