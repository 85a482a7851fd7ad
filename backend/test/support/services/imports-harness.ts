import { ImportChosenCommand } from '../../../src/modules/training-posts/import/import-chosen.command.js';
import { ImportedPostsRepository } from '../../../src/modules/training-posts/import/imported-posts.repository.js';
import { ImportTrainingPostsCommand } from '../../../src/modules/training-posts/import/import-training-posts.command.js';
import { ImportsLeaseRepository } from '../../../src/modules/training-posts/import/imports-lease.repository.js';
import { ImportsRepository } from '../../../src/modules/training-posts/import/imports.repository.js';
import { ImportsService } from '../../../src/modules/training-posts/import/imports.service.js';
import { ImportsSweeper } from '../../../src/modules/training-posts/import/imports.sweeper.js';
import { ReadFilesCommand } from '../../../src/modules/training-posts/import/read-files.command.js';
import type { TrainingPostsService } from '../../../src/modules/training-posts/training-posts.service.js';
import { TrainingPostsRepository } from '../../../src/modules/training-posts/training-posts.repository.js';
import type { Clock } from '../../../src/platform/clock/clock.js';
import type { Database } from '../../../src/platform/database/database.js';
import { DiskStorage } from '../../../src/platform/storage/disk-storage.js';
import { storedFiles } from '../media/media-service.js';
import { RecordingJobQueue } from '../worker/recording-job-queue.js';
import { temporaryFolder } from '../temporary-folder.js';
import { trainingPostsOn } from './training-posts-service.js';

export interface ImportsUnderTest {
  /** Where their files are while they wait. */
  readonly folder: string;
  readonly queue: RecordingJobQueue;
  readonly posts: TrainingPostsService;
  readonly leases: ImportsLeaseRepository;
  readonly service: ImportsService;
  readonly sweeper: ImportsSweeper;
  /** What a worker does with a job. */
  readonly work: (importId: string, signal?: AbortSignal) => Promise<void>;
}

/** Imports with their worker, on a database and a folder of their own, without the framework. */
export function importsOn(database: Database, databaseUrl: string, clock: Clock): ImportsUnderTest {
  const folder = temporaryFolder('imports');
  const files = storedFiles(database, new DiskStorage(folder));
  const queue = new RecordingJobQueue(database);
  const { posts, sync } = trainingPostsOn(database, databaseUrl, clock);
  const imports = new ImportsRepository(database);
  const leases = new ImportsLeaseRepository(database);
  const imported = new ImportedPostsRepository(database);
  const own = new TrainingPostsRepository(database);
  const command = new ImportTrainingPostsCommand(
    leases,
    new ReadFilesCommand(database, leases, imports, imported, files, clock),
    new ImportChosenCommand(database, leases, imports, own, imported, sync),
  );
  return {
    folder,
    queue,
    posts,
    leases,
    service: new ImportsService(database, imports, files, queue),
    sweeper: new ImportsSweeper(leases, imports, queue),
    work: (import_id: string, signal = new AbortController().signal) =>
      command.execute({ import_id }, { signal }),
  };
}
