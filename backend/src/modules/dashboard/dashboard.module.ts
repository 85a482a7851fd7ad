import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.js';
import { ActivityFeedRepository } from './activity-feed.repository.js';
import { DashboardStatsRepository } from './dashboard-stats.repository.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { LearningProgressRepository } from './learning-progress.repository.js';
import { RefreshPostsController } from './refresh-posts.controller.js';
import { UpcomingPromptsRepository } from './upcoming-prompts.repository.js';

/** Figures for the dashboard, of what other modules keep. */
@Module({
  imports: [PostsModule],
  controllers: [DashboardController, RefreshPostsController],
  providers: [
    DashboardService,
    DashboardStatsRepository,
    ActivityFeedRepository,
    LearningProgressRepository,
    UpcomingPromptsRepository,
  ],
})
export class DashboardModule {}
