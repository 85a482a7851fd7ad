import { Controller, Get, Param, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../../platform/http/responses/compiled-response.js';
import { AdminPostListResponse, AdminPostResponse } from './admin-posts.dto.js';
import { AdminPostsService } from './admin-posts.service.js';
import { PostParams } from '../posts.dto.js';

@Controller('admin/posts')
@Access('admin')
export class AdminPostsController {
  constructor(private readonly posts: AdminPostsService) {}

  /** Changed last first. Filters: user_id, status, source_type, q (title or text). */
  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(
    @CurrentUser() actor: AuthenticatedUser,
    @Query() query: AdminListQuery,
  ): Promise<AdminPostListResponse> {
    return this.posts.list(actor.id, query);
  }

  @Get(':id')
  async get(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id }: PostParams,
  ): Promise<AdminPostResponse> {
    return this.posts.get(actor.id, id);
  }
}
