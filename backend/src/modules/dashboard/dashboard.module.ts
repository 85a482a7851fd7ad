import { Module } from '@nestjs/common';
import { ActivityFeedRepository } from './activity-feed.repository.js';
import { DashboardStatsRepository } from './dashboard-stats.repository.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { LearningProgressRepository } from './learning-progress.repository.js';
import { PerformanceTrendsRepository } from './performance-trends.repository.js';

/** Figures for the dashboard, of what other modules keep. */
@Module({
  controllers: [DashboardController],
  providers: [
    DashboardService,
    DashboardStatsRepository,
    PerformanceTrendsRepository,
    ActivityFeedRepository,
    LearningProgressRepository,
  ],
})
export class DashboardModule {}
