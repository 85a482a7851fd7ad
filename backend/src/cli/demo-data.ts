import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import { loadConfig } from '../config/config.js';
import { DemoModule } from '../modules/demo/demo.module.js';
import { DemoService } from '../modules/demo/demo.service.js';
import { AiModule } from '../platform/ai/ai.module.js';
import { ClockModule } from '../platform/clock/clock.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { requireMigratedDatabase } from '../platform/database/migrated-database.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { PinoLogger } from '../platform/logging/pino-logger.js';
import { UsageError } from './usage-error.js';

@Module({})
class DemoDataProgram {}

/** `demo-data`: two accounts with known passwords and something to look at, for a copy on one's own machine. */
export async function demoData(): Promise<void> {
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
        ClockModule,
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
