import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../../platform/http/responses/compiled-response.js';
import { AdminPublicationsService } from './admin-publications.service.js';
import {
  AdminPublicationDetailResponse,
  AdminPublicationListResponse,
  PublicationParams,
} from '../publications.dto.js';

@Controller('admin/publications')
@Access('admin')
export class AdminPublicationsController {
  constructor(private readonly publications: AdminPublicationsService) {}

  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<AdminPublicationListResponse> {
    return this.publications.list(query);
  }

  /** One publication with its timeline, its attempts and the audit of its states. */
  @Get(':id')
  async get(@Param() { id }: PublicationParams): Promise<AdminPublicationDetailResponse> {
    return this.publications.get(id);
  }

  /** Starts its `check`. Repeating it cannot send anything twice. */
  @Post(':id/check')
  @HttpCode(200)
  async check(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PublicationParams,
  ): Promise<AdminPublicationDetailResponse> {
    return this.publications.check(id, staff.id);
  }
}
