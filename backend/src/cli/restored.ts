import { isOutgoingChannel, OUTGOING_CHANNELS } from '@drumbeat/domain';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import { loadConfig } from '../config/config.js';
import { OutgoingChannelsService } from '../modules/outgoing-channels/outgoing-channels.service.js';
import { OutgoingChannelsModule } from '../modules/outgoing-channels/outgoing-channels.module.js';
import { RestoredDataModule } from '../modules/restores/restored-data.module.js';
import { RestoresService } from '../modules/restores/restores.service.js';
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

const JOURNAL_GAP =
  'The journal beside the files does not tell everything of that time, or a part of it cannot be read (the log names the file): ' +
  'what is held may have gone out already, and its users are told so. What ended in that time may be missing too: look at accounts, ' +
  'passwords and staff rights.\n';

/** `restored --from <time>`: the data is as of this time; the same as what a worker does when it finds a restore. */
export async function restored(args: readonly string[]): Promise<void> {
  const from = timeOfBackup(args);
  await inContext(async (app) => {
    const lostFrom = await app.get(ContinuityService, { strict: false }).declareRestored(from);
    const { asked, settled, held, lost_sends, is_journal_whole } = await app
      .get(RestoresService, { strict: false })
      .last();
    if (lostFrom < from) {
      process.stdout.write(
        `The data itself bears its last sign of life at ${lostFrom.toISOString()}, before the time that you named: what happened since then was looked at.\n`,
      );
    }
    process.stdout.write(
      `Everything that goes out is paused. Asked about: ${asked}. Proven by the journal: ${settled}. Held for a look: ${held}. ` +
        `Sent and forgotten since: ${lost_sends}.\n${is_journal_whole ? '' : JOURNAL_GAP}Go on with: cli.js release\n`,
    );
  });
}

/** One full time with its zone: a part of one, or one of another zone, would be taken for another time. */
function timeOfBackup(args: readonly string[]): Date {
  const { values } = parseArgs({ args: [...args], options: { from: { type: 'string', multiple: true } } });
  const [told, ...others] = values.from ?? [];
  const { data, success } = z.iso.datetime({ offset: true }).safeParse(told);
  if (!success || others.length > 0 || new Date(data) > new Date()) {
    throw new UsageError(
      'restored needs --from once: the time of the backup in full, with its zone, such as 2026-11-23T04:00:00Z or 2026-11-23T05:00:00+01:00',
    );
  }
  return new Date(data);
}

const NOTHING_PAUSED =
  'Nothing was paused. A program that starts may still pause what goes out: after a restore, or a silence of PAUSE_AFTER_SILENCE_MINUTES.\n';

/** `release [--channel <name>]`: resumes what was paused. */
export async function release(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { channel: { type: 'string' } } });
  const { channel } = values;
  if (channel !== undefined && !isOutgoingChannel(channel)) {
    throw new UsageError(`--channel is one of ${OUTGOING_CHANNELS.join(', ')}`);
  }
  const channels = channel === undefined ? OUTGOING_CHANNELS : [channel];
  const released: string[] = [];
  const endedRestore = await inContext(async (app) => {
    const service = app.get(OutgoingChannelsService, { strict: false });
    const { channels: before } = await service.state();
    const publishing = before.find(({ name }) => name === 'publishing');
    for (const name of channels) if (await service.resume(null, name)) released.push(name);
    return publishing?.pause_reason === 'restored'
      ? app.get(RestoresService, { strict: false }).findLast()
      : null;
  });
  // Of a stopped copy that is all: what its start finds may pause again.
  process.stdout.write(released.length > 0 ? `Released: ${released.join(', ')}.\n` : NOTHING_PAUSED);
  if (released.includes('publishing') && endedRestore?.is_journal_whole === false) {
    process.stdout.write(JOURNAL_GAP);
  }
}

async function inContext<Result>(work: (app: INestApplicationContext) => Promise<Result>): Promise<Result> {
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
        OutgoingChannelsModule,
      ],
    },
    { logger: new PinoLogger('error'), abortOnError: false },
  );
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
