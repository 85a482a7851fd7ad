import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../../platform/http/responses/compiled-response.js';
import { AdminNoticeListResponse } from './admin-notices.dto.js';
import { AdminNoticesRepository } from './admin-notices.repository.js';

@Controller('admin/notices')
@Access('admin')
export class AdminNoticesController {
  constructor(private readonly notices: AdminNoticesRepository) {}

  /** What people were told, the newest first. Filters: id, user_id, kind, unread, q (whose it is). */
  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<AdminNoticeListResponse> {
    return this.notices.findPage(query);
  }
}
