import { DataSource } from 'typeorm';
import { StartError } from '../../config/start-error.js';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { databaseRefusal } from './database-refusal.js';
import { dataSourceOptions } from './data-source-options.js';
import { cannotBeReached } from './migrated-database.js';

/**
 * A connection outside of the running programs, for migrations and their check; the caller destroys it.
 * @throws StartError when the server refuses us or is unavailable
 */
export async function openDataSource(url: string, entities: (new () => object)[]): Promise<DataSource> {
  // A migration may take longer than a request, so the time-outs of requests do not hold here.
  const extra = { application_name: 'drumbeat-migrate' };
  try {
    return await new DataSource({ ...dataSourceOptions(url, 2), extra, entities }).initialize();
  } catch (error) {
    const refusal = databaseRefusal(error, url);
    if (refusal !== null) throw new StartError(refusal, { cause: error });
    throw isDatabaseUnavailable(error) ? cannotBeReached(error) : error;
  }
}
