import { CalendarSlotsRepository } from '../../../src/modules/prompts/slots/calendar-slots.repository.js';
import { PromptsRepository } from '../../../src/modules/prompts/prompts.repository.js';
import { PromptsService } from '../../../src/modules/prompts/prompts.service.js';
import type { Database } from '../../../src/platform/database/database.js';

/** The prompts' service on a database, without the framework. */
export function promptsServiceOn(database: Database): PromptsService {
  return new PromptsService(new PromptsRepository(database), new CalendarSlotsRepository(database), database);
}
