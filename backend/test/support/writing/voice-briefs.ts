import { OwnPostsRepository } from '../../../src/modules/posts/authors/own-posts.repository.js';
import { AuthorsService } from '../../../src/modules/posts/authors/authors.service.js';
import { ProfilesRepository } from '../../../src/modules/users/profile/profiles.repository.js';
import { UsersService } from '../../../src/modules/users/users.service.js';
import { VoiceBriefsRepository } from '../../../src/modules/voice/brief/voice-briefs.repository.js';
import { VoiceBriefsService } from '../../../src/modules/voice/brief/voice-briefs.service.js';
import { AuthorBriefService } from '../../../src/modules/writing/author-brief.service.js';
import { BuiltInDraftWriter } from '../../../src/modules/writing/built-in/built-in-draft-writer.js';
import type { Clock } from '../../../src/platform/clock/clock.js';
import type { Database } from '../../../src/platform/database/database.js';
import { learnedRulesOn } from './learned-rules.js';
import { preferencesServiceOn } from '../services/preferences-service.js';

/** What writers are told of users, on this database, by the built-in writer. */
export function voiceBriefsOn(database: Database, clock: Clock): VoiceBriefsService {
  return new VoiceBriefsService(
    new AuthorsService(
      new UsersService(new ProfilesRepository(database), database, clock),
      preferencesServiceOn(database),
      new OwnPostsRepository(database),
      learnedRulesOn(database, preferencesServiceOn(database)),
    ),
    new BuiltInDraftWriter(),
    new AuthorBriefService(),
    new VoiceBriefsRepository(database),
    clock,
  );
}
