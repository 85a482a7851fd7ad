import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { ListQuery } from '../../../platform/http/lists/list-query.dto.js';
import { PostVersionListResponse, PostVersionParams, RestoreVersionRequest } from './post-versions.dto.js';
import { PostVersionsService } from './post-versions.service.js';
import { PostParams, PostResponse } from '../posts.dto.js';

@Controller('posts/:id/versions')
@Access('subscriber')
export class PostVersionsController {
  constructor(private readonly versions: PostVersionsService) {}

  /** The texts before the present one, the newest first. */
  @Get()
  async list(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostParams,
    @Query() query: ListQuery,
  ): Promise<PostVersionListResponse> {
    return this.versions.list(user.id, id, query);
  }

  /** Restores an earlier text; the present one becomes a version itself. */
  @Post(':version/restore')
  @HttpCode(200)
  async restore(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id, version }: PostVersionParams,
    @Body() request: RestoreVersionRequest,
  ): Promise<PostResponse> {
    return this.versions.restore(user.id, id, { restored: version, current: request.version });
  }
}
