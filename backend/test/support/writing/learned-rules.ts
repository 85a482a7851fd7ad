import { LearnedRulesRepository } from '../../../src/modules/generations/learning/learned-rules.repository.js';
import { LearnedRulesService } from '../../../src/modules/generations/learning/learned-rules.service.js';
import type { PreferencesService } from '../../../src/modules/preferences/preferences.service.js';
import { type Clock, SystemClock } from '../../../src/platform/clock/clock.js';
import type { Database } from '../../../src/platform/database/database.js';

/** What is learned from edits, on this database. */
export function learnedRulesOn(
  database: Database,
  preferences: PreferencesService,
  clock: Clock = new SystemClock(),
): LearnedRulesService {
  return new LearnedRulesService(new LearnedRulesRepository(database), preferences, database, clock);
}
