import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { CompiledResponse } from '../../platform/http/responses/compiled-response.js';
import { MarkPostedCommand } from './performance/mark-posted.command.js';
import { PostBinService } from './bin/post-bin.service.js';
import { RecordPerformanceRequest } from './performance/post-performance.dto.js';
import {
  ChangePostRequest,
  CreatePostRequest,
  ListPostsQuery,
  MarkPostedRequest,
  PostListResponse,
  PostParams,
  PostResponse,
} from './posts.dto.js';
import { PostsService } from './posts.service.js';
import { RecordPerformanceCommand } from './performance/record-performance.command.js';

@Controller('posts')
@Access('subscriber')
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly markPosted: MarkPostedCommand,
    private readonly bin: PostBinService,
    private readonly performance: RecordPerformanceCommand,
  ) {}

  @Get()
  @Costly('search', 'texts')
  @CompiledResponse()
  async list(
    @CurrentUser() user: AuthenticatedUser,
    @Query() query: ListPostsQuery,
  ): Promise<PostListResponse> {
    return this.posts.list(user.id, query);
  }

  @Post()
  async create(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: CreatePostRequest,
  ): Promise<PostResponse> {
    return this.posts.create(user.id, request);
  }

  @Get(':id')
  @CompiledResponse()
  async get(@CurrentUser() user: AuthenticatedUser, @Param() { id }: PostParams): Promise<PostResponse> {
    return this.posts.get(user.id, id);
  }

  /** An edit names the version it started from; a stale one gets 409 with the newer post. */
  @Patch(':id')
  @CompiledResponse()
  async change(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostParams,
    @Body() request: ChangePostRequest,
  ): Promise<PostResponse> {
    return this.posts.change(user.id, id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(@CurrentUser() user: AuthenticatedUser, @Param() { id }: PostParams): Promise<void> {
    await this.bin.delete(user.id, id);
  }

  /** Restores a deleted post, within 7 days. */
  @Post(':id/restore')
  @HttpCode(200)
  async restore(@CurrentUser() user: AuthenticatedUser, @Param() { id }: PostParams): Promise<PostResponse> {
    return this.bin.restore(user.id, id);
  }

  /** Replaces the post's figures. */
  @Put(':id/performance')
  async recordPerformance(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostParams,
    @Body() figures: RecordPerformanceRequest,
  ): Promise<PostResponse> {
    return this.performance.execute(user.id, id, figures);
  }

  @Post(':id/mark-posted')
  @HttpCode(200)
  async mark(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostParams,
    @Body() request: MarkPostedRequest,
  ): Promise<PostResponse> {
    return this.markPosted.execute(user.id, id, request);
  }
}
