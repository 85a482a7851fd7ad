import { Controller, Get, HttpCode, Post, Query, UseInterceptors } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { KeptAnswersInterceptor } from '../../platform/cache/kept-answers.interceptor.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import {
  ActivityFeedQuery,
  ActivityFeedResponse,
  DashboardStatsAnswer,
  LearningProgressAnswer,
  PerformanceTrendsQuery,
  PerformanceTrendsResponse,
  UpcomingPromptsResponse,
} from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@Controller('dashboard')
@Access('subscriber')
@UseInterceptors(KeptAnswersInterceptor)
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  /** Posts, figures, prompts and the streak, by the user's week. */
  @Get('stats')
  @Costly('texts')
  async stats(@CurrentUser() user: AuthenticatedUser): Promise<DashboardStatsAnswer> {
    return this.dashboard.stats(user);
  }

  /** Posts with figures of a range that ends today, newest first. */
  @Get('performance-trends')
  @Costly('texts')
  async trends(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { timeRange, limit }: PerformanceTrendsQuery,
  ): Promise<PerformanceTrendsResponse> {
    return this.dashboard.trends(user, timeRange, limit);
  }

  /** What happened last, newest first. */
  @Get('activity-feed')
  @Costly('texts')
  async activityFeed(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { limit }: ActivityFeedQuery,
  ): Promise<ActivityFeedResponse> {
    return this.dashboard.activityFeed(user.id, limit);
  }

  /** How far the writers have come to know the user. */
  @Get('ai-learning-progress')
  @Costly('texts')
  async learningProgress(@CurrentUser() user: AuthenticatedUser): Promise<LearningProgressAnswer> {
    return this.dashboard.learningProgress(user.id);
  }

  /** Prompts of the calendar that nobody has used yet, from today on. */
  @Get('upcoming-prompts')
  async upcomingPrompts(@CurrentUser() user: AuthenticatedUser): Promise<UpcomingPromptsResponse> {
    return this.dashboard.upcomingPrompts(user);
  }

  /** The next calls read every figure anew. */
  @Post('refresh-cache')
  @HttpCode(204)
  async refreshCache(@CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.dashboard.refresh(user.id);
  }
}
