import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { AdminNoticeListResponse } from './admin-notices.dto.js';
import { AdminNoticesRepository } from './admin-notices.repository.js';

@Controller('admin/notices')
@Access('admin')
export class AdminNoticesController {
  constructor(private readonly notices: AdminNoticesRepository) {}

  /** What people were told, the newest first. Filters: id, user_id, kind, unread, q (whose it is). */
  @Get()
  async list(@Query() query: AdminListQuery): Promise<AdminNoticeListResponse> {
    return this.notices.findPage(query);
  }
}
