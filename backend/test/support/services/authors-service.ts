import { OwnPostsRepository } from '../../../src/modules/posts/authors/own-posts.repository.js';
import { AuthorsService } from '../../../src/modules/posts/authors/authors.service.js';
import { ProfilesRepository } from '../../../src/modules/users/profile/profiles.repository.js';
import { UsersService } from '../../../src/modules/users/users.service.js';
import { type Clock, SystemClock } from '../../../src/platform/clock/clock.js';
import type { Database } from '../../../src/platform/database/database.js';
import { learnedRulesOn } from '../writing/learned-rules.js';
import { preferencesServiceOn } from './preferences-service.js';

/** Who writes, on this database. */
export function authorsServiceOn(database: Database, clock: Clock = new SystemClock()): AuthorsService {
  const preferences = preferencesServiceOn(database);
  return new AuthorsService(
    new UsersService(new ProfilesRepository(database), database, clock),
    preferences,
    new OwnPostsRepository(database),
    learnedRulesOn(database, preferences, clock),
  );
}
