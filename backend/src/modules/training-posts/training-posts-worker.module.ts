import { Module } from '@nestjs/common';
import { TrainingPostSweeper } from './training-post.sweeper.js';
import { TrainingPostSyncModule } from './training-post-sync.module.js';

/** The sync sweep of training posts, for the worker program. */
@Module({ imports: [TrainingPostSyncModule], providers: [TrainingPostSweeper] })
export class TrainingPostsWorkerModule {}
