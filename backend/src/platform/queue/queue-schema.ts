import { assertSchemaCompatibility, runMigrations, SchemaMigrationRequiredError } from 'bullmq';
import { Client } from 'pg';
import { QUEUE_SCHEMA } from './queue-connection.js';

/** Creates or updates BullMQ's own tables in their schema; part of `migrate up` when the queue is in PostgreSQL. */
export async function migrateQueueSchema(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await runMigrations(client, QUEUE_SCHEMA);
  } finally {
    await client.end();
  }
}

/** True when those tables exist; one read. */
export async function hasQueueSchema(client: Client): Promise<boolean> {
  try {
    return (await assertSchemaCompatibility(client, QUEUE_SCHEMA)) > 0;
  } catch (error) {
    if (error instanceof SchemaMigrationRequiredError) return false;
    throw error;
  }
}
