import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SamplePostsController } from './training-posts.controller.js';
import { SamplePostsRepository } from './training-posts.repository.js';
import { SamplePostsService } from './training-posts.service.js';
import { TrainingPostSyncModule } from './training-post-sync.module.js';
import { PostsModule } from '../posts/posts.module.js';

@Module({
  imports: [AuditModule, PostsModule, TrainingPostSyncModule],
  controllers: [SamplePostsController],
  providers: [SamplePostsService, SamplePostsRepository],
  exports: [SamplePostsService],
})
export class SamplePostsModule {}
