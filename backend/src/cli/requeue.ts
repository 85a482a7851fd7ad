import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import { loadConfig } from '../config/config.js';
import { ClockModule } from '../platform/clock/clock.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { requireMigratedDatabase } from '../platform/database/migrated-database.js';
import { PinoLogger } from '../platform/logging/pino-logger.js';
import { KeptJobs } from '../platform/queue/kept-jobs.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { QUEUE_NAMES, type QueueName } from '../platform/queue/queues.js';
import { UsageError } from './usage-error.js';

/** A job of publishing may belong to a send whose end nobody knows: none is ever run again (docs/publishing.md). */
const REQUEUED = QUEUE_NAMES.filter((name) => name !== 'publishing');

@Module({})
class RequeueCliModule {}

/** `requeue [--queue <name>]`: has failed jobs run again. */
export async function requeue(args: readonly string[]): Promise<void> {
  const names = queuesOf(args);
  const config = loadConfig();
  await requireMigratedDatabase({ url: config.database.url, withQueue: config.redis.url === undefined });
  const app = await NestFactory.createApplicationContext(
    {
      module: RequeueCliModule,
      imports: [ConfigModule.for(config), ClockModule, DatabaseModule, QueueModule.forProducer()],
    },
    { logger: new PinoLogger('error'), abortOnError: false },
  );
  try {
    const kept = app.get(KeptJobs, { strict: false });
    for (const name of names) process.stdout.write(`${name}: ${await kept.retryAll(name)} wait again\n`);
  } finally {
    await app.close();
  }
}

function queuesOf(args: readonly string[]): readonly QueueName[] {
  const { values } = parseArgs({ args: [...args], options: { queue: { type: 'string' } } });
  if (values.queue === undefined) return REQUEUED;
  const name = REQUEUED.find((known) => known === values.queue);
  if (name === undefined) {
    throw new UsageError(
      `--queue is one of ${REQUEUED.join(', ')}. Jobs of publishing are never run again: the ledger decides.`,
    );
  }
  return [name];
}
