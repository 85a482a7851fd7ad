import { EditMeasurementsRepository } from '../../../src/modules/generations/edit-measurements.repository.js';
import { EditMeasurementsService } from '../../../src/modules/generations/edit-measurements.service.js';
import { type Clock, SystemClock } from '../../../src/platform/clock/clock.js';
import type { Database } from '../../../src/platform/database/database.js';
import { preferencesServiceOn } from '../services/preferences-service.js';

/** The measuring of edits with everything it needs, on this database. */
export function editMeasurementsOn(
  database: Database,
  clock: Clock = new SystemClock(),
): EditMeasurementsService {
  return new EditMeasurementsService(
    database,
    new EditMeasurementsRepository(database),
    preferencesServiceOn(database),
    clock,
  );
}
