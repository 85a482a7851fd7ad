import type { DataSource } from 'typeorm';

/** The SQL that would bring the database to the entities; empty when migrations and entities say the same. */
export async function schemaDifferences(source: DataSource): Promise<string[]> {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
