import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options.js';

/** A connection outside of the running programs, for migrations and their check; the caller destroys it. */
export async function openDataSource(url: string, entities: (new () => object)[]): Promise<DataSource> {
  // A migration may take longer than a request, so the time-outs of requests do not hold here.
  const extra = { application_name: 'drumbeat-migrate' };
  return new DataSource({ ...dataSourceOptions(url, 2), extra, entities }).initialize();
}
