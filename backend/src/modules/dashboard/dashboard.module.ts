import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.js';
import { UsersModule } from '../users/users.module.js';
import { ActivityFeedRepository } from './activity-feed.repository.js';
import { AdminFiguresController } from './admin-figures.controller.js';
import { AdminFiguresRepository } from './admin-figures.repository.js';
import { DashboardStatsRepository } from './dashboard-stats.repository.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { LearningProgressRepository } from './learning-progress.repository.js';
import { RefreshPostsController } from './refresh-posts.controller.js';
import { UpcomingPromptsRepository } from './upcoming-prompts.repository.js';

/** Figures for the dashboard, of what other modules keep. */
@Module({
  imports: [PostsModule, UsersModule],
  controllers: [DashboardController, RefreshPostsController, AdminFiguresController],
  providers: [
    DashboardService,
    DashboardStatsRepository,
    ActivityFeedRepository,
    LearningProgressRepository,
    UpcomingPromptsRepository,
    AdminFiguresRepository,
  ],
})
export class DashboardModule {}
