import { PostVersionsRepository } from '../../../src/modules/posts/versions/post-versions.repository.js';
import { PostsListRepository } from '../../../src/modules/posts/list/posts-list.repository.js';
import { PostsRepository } from '../../../src/modules/posts/posts.repository.js';
import { PostsService } from '../../../src/modules/posts/posts.service.js';
import type { Clock } from '../../../src/platform/clock/clock.js';
import type { Database } from '../../../src/platform/database/database.js';
import { editMeasurementsOn } from '../writing/edit-measurements.js';
import { quotasServiceOn } from './quotas-service.js';
import { promptsServiceOn } from './prompts-service.js';

/** The posts' service on a database, without the framework. */
export function postsServiceOn(database: Database, clock: Clock): PostsService {
  const posts = new PostsRepository(database);
  return new PostsService(
    database,
    posts,
    new PostsListRepository(database),
    new PostVersionsRepository(database),
    promptsServiceOn(database),
    editMeasurementsOn(database),
    quotasServiceOn(database),
    clock,
  );
}
