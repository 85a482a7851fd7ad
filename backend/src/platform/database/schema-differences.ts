import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options.js';

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
