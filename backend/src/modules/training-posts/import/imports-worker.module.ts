import { Module } from '@nestjs/common';
import { StorageModule } from '../../../platform/storage/storage.module.js';
import { TrainingPostsRepository } from '../training-posts.repository.js';
import { TrainingPostSyncModule } from '../training-post-sync.module.js';
import { ImportChosenCommand } from './import-chosen.command.js';
import { ImportedPostsRepository } from './imported-posts.repository.js';
import { ImportsLeaseRepository } from './imports-lease.repository.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsSweeper } from './imports.sweeper.js';
import { ImportTrainingPostsCommand } from './import-training-posts.command.js';
import { ReadFilesCommand } from './read-files.command.js';

/** The worker's part of imports: reading files, and importing what was chosen. */
@Module({
  imports: [StorageModule, TrainingPostSyncModule],
  providers: [
    ImportTrainingPostsCommand,
    ReadFilesCommand,
    ImportChosenCommand,
    ImportsLeaseRepository,
    ImportsRepository,
    ImportedPostsRepository,
    TrainingPostsRepository,
    ImportsSweeper,
  ],
})
export class ImportsWorkerModule {}
