import { EditMeasurementsRepository } from '../../src/modules/generations/edit-measurements.repository.js';
import { EditMeasurementsService } from '../../src/modules/generations/edit-measurements.service.js';
import { PreferencesRepository } from '../../src/modules/preferences/preferences.repository.js';
import { PreferencesService } from '../../src/modules/preferences/preferences.service.js';
import type { Database } from '../../src/platform/database/database.js';

/** The measuring of edits with everything it needs, on this database. */
export function editMeasurementsOn(database: Database): EditMeasurementsService {
  return new EditMeasurementsService(
    database,
    new EditMeasurementsRepository(database),
    new PreferencesService(new PreferencesRepository(database), database),
  );
}
