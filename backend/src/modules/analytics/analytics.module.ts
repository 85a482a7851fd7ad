import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AnalysedPostsRepository } from './analysed-posts.repository.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';

/** What became of the posts that are out: figures, comparisons and what they tell. */
@Module({
  imports: [UsersModule],
  controllers: [AnalyticsController],
  providers: [AnalyticsService, AnalysedPostsRepository],
})
export class AnalyticsModule {}
