import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.js';
import { UsersModule } from '../users/users.module.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';
import { AiInsightsRepository } from './insights/ai-insights.repository.js';
import { AiInsightsService } from './insights/ai-insights.service.js';
import { PostsFilesService } from './posts-files.service.js';

/** What became of the posts that are out: figures, comparisons and what they tell. */
@Module({
  imports: [PostsModule, UsersModule],
  controllers: [AnalyticsController],
  providers: [AnalyticsService, PostsFilesService, AiInsightsService, AiInsightsRepository],
})
export class AnalyticsModule {}
