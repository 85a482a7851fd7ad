import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.js';
import { UsersModule } from '../users/users.module.js';
import { AiInsightsRepository } from './insights/ai-insights.repository.js';
import { AiInsightsService } from './insights/ai-insights.service.js';
import { AiInsightsSweeper } from './insights/ai-insights.sweeper.js';

/** Keeps what posts tell, for the worker program. */
@Module({
  imports: [PostsModule, UsersModule],
  providers: [AiInsightsSweeper, AiInsightsService, AiInsightsRepository],
})
export class AnalyticsWorkerModule {}
