import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TrainingPostsController } from './training-posts.controller.js';
import { TrainingPostsRepository } from './training-posts.repository.js';
import { TrainingPostsService } from './training-posts.service.js';
import { TrainingPostSyncModule } from './training-post-sync.module.js';
import { PostsModule } from '../posts/posts.module.js';

@Module({
  imports: [AuditModule, PostsModule, TrainingPostSyncModule],
  controllers: [TrainingPostsController],
  providers: [TrainingPostsService, TrainingPostsRepository],
  exports: [TrainingPostsService],
})
export class TrainingPostsModule {}
