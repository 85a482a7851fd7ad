import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.js';
import { TrainingPostSyncRepository } from './training-post-sync.repository.js';
import { TrainingPostSyncService } from './training-post-sync.service.js';

/** Adds training posts to the library, after a save and by the sweeper. */
@Module({
  imports: [PostsModule],
  providers: [TrainingPostSyncService, TrainingPostSyncRepository],
  exports: [TrainingPostSyncService, TrainingPostSyncRepository],
})
export class TrainingPostSyncModule {}
