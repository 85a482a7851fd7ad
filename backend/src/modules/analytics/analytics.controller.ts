import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import {
  AnalyticsAnswer,
  AnalyticsPostsQuery,
  AnalyticsPostsResponse,
  AnalyticsQuery,
} from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';

@Controller('analytics')
@Access('subscriber')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  /** Figures, breakdowns and insights of the posts that went out in a range that ends today. */
  @Get()
  @Costly('analytics')
  async analyse(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { range }: AnalyticsQuery,
  ): Promise<AnalyticsAnswer> {
    return { data: await this.analytics.analyse(user.id, range) };
  }

  /** The posts of a range, twenty at a time. */
  @Get('posts')
  @Costly('analytics')
  posts(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { range, page, ...filter }: AnalyticsPostsQuery,
  ): Promise<AnalyticsPostsResponse> {
    return this.analytics.listPosts(user.id, range, filter, page);
  }
}
