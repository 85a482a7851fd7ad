import { QuotasRepository } from '../../../src/modules/quotas/quotas.repository.js';
import { QuotasService } from '../../../src/modules/quotas/quotas.service.js';
import type { Database } from '../../../src/platform/database/database.js';

/** The quotas' service on a database, without the framework. */
export const quotasServiceOn = (database: Database): QuotasService =>
  new QuotasService(new QuotasRepository(database));
