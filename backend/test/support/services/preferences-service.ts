import { PreferencesRepository } from '../../../src/modules/preferences/preferences.repository.js';
import { PreferencesService } from '../../../src/modules/preferences/preferences.service.js';
import { VoiceChangesRepository } from '../../../src/modules/preferences/voice-changes.repository.js';
import { VoiceHistoryService } from '../../../src/modules/preferences/voice-history.service.js';
import type { Database } from '../../../src/platform/database/database.js';

/** The preferences service on a database, without the framework. */
export function preferencesServiceOn(database: Database): PreferencesService {
  return new PreferencesService(
    new PreferencesRepository(database),
    new VoiceHistoryService(new VoiceChangesRepository(database)),
    database,
  );
}
