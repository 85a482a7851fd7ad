import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import {
  ChangeTrainingPostRequest,
  ListTrainingPostsQuery,
  RemoveTrainingPostQuery,
  SavedTrainingPostResponse,
  SaveTrainingPostRequest,
  TrainingPostListResponse,
  TrainingPostParams,
} from './training-posts.dto.js';
import { TrainingPostsService } from './training-posts.service.js';

@Controller('sample-posts/analytics')
@Access('subscriber')
export class TrainingPostsController {
  constructor(private readonly posts: TrainingPostsService) {}

  /** A page of them, newest first; with `all=true` every one. */
  @Get()
  @Costly('texts')
  async list(
    @CurrentUser() user: AuthenticatedUser,
    @Query() query: ListTrainingPostsQuery,
  ): Promise<TrainingPostListResponse> {
    return this.posts.list(user.id, query);
  }

  /**
   * An existing text, or post on LinkedIn, gets 409 with `details.id` and, in `details.differs`, what the request says otherwise;
   * one beyond the quota 422. The post in the library is made after the save.
   */
  @Post()
  async save(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: SaveTrainingPostRequest,
  ): Promise<SavedTrainingPostResponse> {
    return { data: await this.posts.save(user.id, request) };
  }

  /** "Add Performance Data", and a post that is saved again. */
  @Patch(':id')
  async change(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: TrainingPostParams,
    @Body() request: ChangeTrainingPostRequest,
  ): Promise<SavedTrainingPostResponse> {
    return { data: await this.posts.change(user.id, id, request) };
  }

  /** The user's own; staff may delete anybody's. */
  @Delete()
  @HttpCode(204)
  async delete(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { id }: RemoveTrainingPostQuery,
  ): Promise<void> {
    await this.posts.delete(user, id);
  }
}
