import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { RefreshPostsQuery } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

/** Stands here, with the answers that are kept: posts themselves are read each time. */
@Controller('posts')
@Access('subscriber')
export class RefreshPostsController {
  constructor(private readonly dashboard: DashboardService) {}

  /** Drops every answer that is kept of the user's posts: the next calls read them anew. */
  @Post('refresh')
  @HttpCode(204)
  async refresh(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { userId }: RefreshPostsQuery,
  ): Promise<void> {
    await this.dashboard.refreshPosts(user.id, userId);
  }
}
