import { parseArgs } from 'node:util';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import { loadConfig } from '../config/config.js';
import { DemoModule } from '../demo/demo.module.js';
import { DemoService } from '../demo/demo.service.js';
import { AiModule } from '../platform/ai/ai.module.js';
import { ClockModule } from '../platform/clock/clock.module.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { requireMigratedDatabase } from '../platform/database/migrated-database.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { PinoLogger } from '../platform/logging/pino-logger.js';
import { UsageError } from './usage-error.js';

@Module({})
class DemoDataProgram {}

/**
 * `demo-data [--now <time>]`: example data, with two accounts whose passwords are known, for a copy on one's
 * own machine. LinkedIn's stand-in, if configured, has to be running.
 */
export async function demoData(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { now: { type: 'string' } } });
  const config = loadConfig();
  if (!config.demo) {
    throw new UsageError(
      'demo-data makes accounts whose passwords everybody knows. Where nobody else reaches this copy, say so with DEMO_DATA=true.',
    );
  }
  await requireMigratedDatabase({
    url: config.database.url,
    withQueue: config.redis.url === undefined,
  });
  const app = await NestFactory.createApplicationContext(
    {
      module: DemoDataProgram,
      imports: [
        ConfigModule.for(config),
        values.now === undefined ? ClockModule : ClockModule.standing(instantFrom(values.now)),
        CryptoModule,
        DatabaseModule,
        QueueModule.forProducer(),
        AiModule,
        DemoModule,
      ],
    },
    { logger: new PinoLogger('error'), abortOnError: false },
  );
  try {
    await app.get(DemoService, { strict: false }).fill();
  } finally {
    await app.close();
  }
}

function instantFrom(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()))
    throw new UsageError(`--now must be a time such as 2026-11-26T15:00:00Z, not "${text}"`);
  return instant;
}
