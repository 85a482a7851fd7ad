import { Controller, Get, Param, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../../platform/http/responses/compiled-response.js';
import { ApprovalListResponse, ApprovalParams } from '../publications.dto.js';
import { AdminPublicationsService } from './admin-publications.service.js';

@Controller('admin/users/:id/approvals')
@Access('admin')
export class ApprovalsController {
  constructor(private readonly publications: AdminPublicationsService) {}

  /** Who released which exact text of this user to LinkedIn, made how, and when; the audit log records who read it. */
  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id }: ApprovalParams,
    @Query() query: AdminListQuery,
  ): Promise<ApprovalListResponse> {
    return this.publications.approvals(actor.id, id, query);
  }
}
