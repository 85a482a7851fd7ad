import { isOutgoingChannel, OUTGOING_CHANNELS } from '@drumbeat/domain';
import { parseArgs } from 'node:util';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import { loadConfig } from '../config/config.js';
import { ChannelsService } from '../modules/restores/channels.service.js';
import { RestoredDataModule } from '../modules/restores/restored-data.module.js';
import { ContinuityService } from '../platform/continuity/continuity.service.js';
import { ClockModule } from '../platform/clock/clock.module.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { AiModule } from '../platform/ai/ai.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { requireMigratedDatabase } from '../platform/database/migrated-database.js';
import { PinoLogger } from '../platform/logging/pino-logger.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { UsageError } from './usage-error.js';

@Module({})
class RestoresCliModule {}

/** `restored --from <time>`: the data is as of this time; the same as what a worker does when it finds a restore. */
export async function restored(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { from: { type: 'string' } } });
  const from = new Date(values.from ?? '');
  if (Number.isNaN(from.getTime()) || from > new Date()) {
    throw new UsageError('restored needs --from, the time of the backup, for example 2026-11-23T04:00:00Z');
  }
  await inContext(async (app) => {
    await app.get(ContinuityService, { strict: false }).declareRestored(from);
    const { asked, settled, held, lost_sends } = await app
      .get(ChannelsService, { strict: false })
      .lastRestore();
    process.stdout.write(
      `Everything that goes out is paused. Asked about: ${asked}. Proven by the journal: ${settled}. Held for a look: ${held}. ` +
        `Sent and forgotten since: ${lost_sends}.\nGo on with: cli.js release\n`,
    );
  });
}

/** `release [--channel <name>]`: what was paused goes on. */
export async function release(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { channel: { type: 'string' } } });
  const { channel } = values;
  if (channel !== undefined && !isOutgoingChannel(channel)) {
    throw new UsageError(`--channel is one of ${OUTGOING_CHANNELS.join(', ')}`);
  }
  const channels = channel === undefined ? OUTGOING_CHANNELS : [channel];
  await inContext(async (app) => {
    for (const name of channels) await app.get(ChannelsService, { strict: false }).resume(null, name);
  });
  process.stdout.write(`Open: ${channels.join(', ')}.\n`);
}

async function inContext(work: (app: INestApplicationContext) => Promise<void>): Promise<void> {
  const config = loadConfig();
  await requireMigratedDatabase({ url: config.database.url, withQueue: config.redis.url === undefined });
  const app = await NestFactory.createApplicationContext(
    {
      module: RestoresCliModule,
      imports: [
        ConfigModule.for(config),
        ClockModule,
        CryptoModule,
        DatabaseModule,
        QueueModule.forProducer(),
        AiModule,
        RestoredDataModule,
      ],
    },
    { logger: new PinoLogger('error'), abortOnError: false },
  );
  try {
    await work(app);
  } finally {
    await app.close();
  }
}
