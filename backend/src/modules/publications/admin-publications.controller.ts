import { Controller, Get, Param, Query } from '@nestjs/common';
import { Access } from '../../platform/auth/access.decorator.js';
import { AdminListQuery } from '../../platform/http/admin-list-query.dto.js';
import { AdminPublicationsService } from './admin-publications.service.js';
import {
  AdminPublicationDetailResponse,
  AdminPublicationListResponse,
  PublicationParams,
} from './publications.dto.js';

@Controller('admin/publications')
@Access('admin')
export class AdminPublicationsController {
  constructor(private readonly publications: AdminPublicationsService) {}

  @Get()
  async list(@Query() query: AdminListQuery): Promise<AdminPublicationListResponse> {
    return this.publications.list(query);
  }

  /** One publication with its attempts and the audit of its states. */
  @Get(':id')
  async get(@Param() { id }: PublicationParams): Promise<AdminPublicationDetailResponse> {
    return this.publications.get(id);
  }
}
