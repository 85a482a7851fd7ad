import { Controller, Get, Param, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../../platform/http/responses/compiled-response.js';
import {
  UsageOverviewResponse,
  UsageParams,
  UsagePersonDetailResponse,
  UsagePersonListResponse,
} from './usage.dto.js';
import { UsageService } from './usage.service.js';

/** The use of the product, for staff (CONSOLE-9). */
@Controller('admin/usage')
@Access('admin')
export class AdminUsageController {
  constructor(private readonly usage: UsageService) {}

  /** Filters: id, q (email or name), is_refused. */
  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<UsagePersonListResponse> {
    return this.usage.listPeople(query);
  }

  @Get('overview')
  async overview(): Promise<UsageOverviewResponse> {
    return this.usage.overview();
  }

  @Get(':id')
  async get(@Param() { id }: UsageParams): Promise<UsagePersonDetailResponse> {
    return this.usage.getPerson(id);
  }
}
