import { VoiceBriefsRepository } from '../../../src/modules/voice/brief/voice-briefs.repository.js';
import { VoiceBriefsService } from '../../../src/modules/voice/brief/voice-briefs.service.js';
import { AuthorBriefService } from '../../../src/modules/writing/author-brief.service.js';
import { BuiltInDraftWriter } from '../../../src/modules/writing/built-in/built-in-draft-writer.js';
import type { Clock } from '../../../src/platform/clock/clock.js';
import type { Database } from '../../../src/platform/database/database.js';
import { authorsServiceOn } from '../services/authors-service.js';

/** What writers are told of users, on this database, by the built-in writer. */
export function voiceBriefsOn(database: Database, clock: Clock): VoiceBriefsService {
  return new VoiceBriefsService(
    authorsServiceOn(database, clock),
    new BuiltInDraftWriter(),
    new AuthorBriefService(),
    new VoiceBriefsRepository(database),
    clock,
  );
}
