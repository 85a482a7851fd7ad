import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../platform/http/responses/compiled-response.js';
import { AuditListResponse } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@Controller('admin/audit-log')
@Access('admin')
export class AdminAuditController {
  constructor(private readonly audit: AuditService) {}

  /** Newest first. Filters: q, actor_id, user_id, action, entity, entity_id. */
  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<AuditListResponse> {
    const { rows, total } = await this.audit.list(query);
    return { data: rows.map((row) => ({ ...row, id: Number(row.id) })), total };
  }
}
