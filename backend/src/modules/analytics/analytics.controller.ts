import { Controller, Get, Query, StreamableFile, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { KeptAnswersInterceptor } from '../../platform/cache/kept-answers.interceptor.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import {
  AnalyticsAnswer,
  AnalyticsFileQuery,
  AnalyticsPostsQuery,
  AnalyticsPostsResponse,
  AnalyticsQuery,
  KeptInsightsAnswer,
} from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';
import { AiInsightsService } from './insights/ai-insights.service.js';
import { POSTS_FILE_TYPES } from './posts-file.js';

@Controller('analytics')
@Access('subscriber')
export class AnalyticsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly insights: AiInsightsService,
  ) {}

  /** Figures, breakdowns and insights of the posts that went out in a range that ends today. */
  @Get()
  @Costly('analytics')
  @UseInterceptors(KeptAnswersInterceptor)
  async analyse(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { range }: AnalyticsQuery,
  ): Promise<AnalyticsAnswer> {
    return this.analytics.analyse(user.id, range);
  }

  /** What all posts tell, and what they told before, as a worker keeps it. */
  @Get('insights')
  async keptInsights(@CurrentUser() user: AuthenticatedUser): Promise<KeptInsightsAnswer> {
    return { data: await this.insights.list(user.id) };
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

  /** The same posts, all of them, as a file for spreadsheets. */
  @Get('posts/export')
  @Costly('posts-file')
  @ApiOkResponse({
    content: Object.fromEntries(
      Object.values(POSTS_FILE_TYPES).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  })
  async export(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { range, format, ...filter }: AnalyticsFileQuery,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.analytics.exportPosts(user.id, range, filter, format), {
      type: POSTS_FILE_TYPES[format],
      disposition: `attachment; filename="drumbeat-posts-${range}.${format}"`,
    });
  }
}
