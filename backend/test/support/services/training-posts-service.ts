import { AuditRepository } from '../../../src/modules/audit/audit.repository.js';
import { AuditService } from '../../../src/modules/audit/audit.service.js';
import { GenerationsRepository } from '../../../src/modules/generations/generations.repository.js';
import { GenerationsService } from '../../../src/modules/generations/generations.service.js';
import { PostBinRepository } from '../../../src/modules/posts/bin/post-bin.repository.js';
import { PostPerformanceRepository } from '../../../src/modules/posts/performance/post-performance.repository.js';
import { LibraryTrainingPostsRepository } from '../../../src/modules/posts/training-posts/library-training-posts.repository.js';
import { LibraryTrainingPostsService } from '../../../src/modules/posts/training-posts/library-training-posts.service.js';
import { TrainingPostsRepository } from '../../../src/modules/training-posts/training-posts.repository.js';
import { TrainingPostsService } from '../../../src/modules/training-posts/training-posts.service.js';
import { TrainingPostSweeper } from '../../../src/modules/training-posts/training-post.sweeper.js';
import { TrainingPostSyncRepository } from '../../../src/modules/training-posts/training-post-sync.repository.js';
import { TrainingPostSyncService } from '../../../src/modules/training-posts/training-post-sync.service.js';
import type { Clock } from '../../../src/platform/clock/clock.js';
import type { Database } from '../../../src/platform/database/database.js';
import { testConfig } from '../test-config.js';

/** Training posts with their way into the library, on a database, without the framework. */
export function trainingPostsOn(
  database: Database,
  databaseUrl: string,
  clock: Clock,
): {
  readonly posts: TrainingPostsService;
  readonly sweeper: TrainingPostSweeper;
  readonly sync: TrainingPostSyncService;
} {
  const library = new LibraryTrainingPostsService(
    database,
    new LibraryTrainingPostsRepository(database),
    new PostPerformanceRepository(database),
    new PostBinRepository(database),
    new GenerationsService(new GenerationsRepository(database)),
    clock,
    testConfig({ DATABASE_URL: databaseUrl }),
  );
  const repository = new TrainingPostSyncRepository(database);
  const sync = new TrainingPostSyncService(repository, library, database, clock);
  const audit = new AuditService(new AuditRepository(database), clock);
  return {
    posts: new TrainingPostsService(database, new TrainingPostsRepository(database), library, sync, audit),
    sweeper: new TrainingPostSweeper(repository, sync),
    sync,
  };
}
