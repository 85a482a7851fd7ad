import { DataSource } from 'typeorm';
import { StartError } from '../../config/start-error.js';
import { isDatabaseUnavailable, databaseRefusal } from './database-unavailable.js';
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

/**
 * The SQL that would migrate the database to the entities; empty when migrations and entities match. TypeORM reads
 * the columns of all tables concurrently on one connection; pg takes that from a connection that is a pipeline, and
 * deprecates it on any other.
 */
export async function schemaDifferences(url: string, entities: (new () => object)[]): Promise<string[]> {
  const extra = { application_name: 'drumbeat-migrate', pipeline: true };
  const source = await new DataSource({ ...dataSourceOptions(url, 1), extra, entities }).initialize();
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await source.destroy();
  }
}
