/**
 * The worker of the proof: the real program in a real process, with stops between its steps and, where the environment names
 * one, a planted bug. It waits twice: for `start` when its modules are loaded, and at each stop for `go`.
 */
import { Test } from '@nestjs/testing';
import { AppConfig, loadConfig } from '../../../src/config/config.js';
import { environmentSchema } from '../../../src/config/environment.schema.js';
import { FigureReadingsSweeper } from '../../../src/modules/figure-readings/figure-readings.sweeper.js';
import { KlaviyoSweeper } from '../../../src/modules/klaviyo/klaviyo.sweeper.js';
import { OutboxSweeper } from '../../../src/modules/mail/outbox.sweeper.js';
import { NoticeMailsSweeper } from '../../../src/modules/notifications/mails/notice-mails.sweeper.js';
import { OwnerLock } from '../../../src/modules/publications/owner-lock.js';
import { PinoLogger } from '../../../src/platform/logging/pino-logger.js';
import { WorkerModule } from '../../../src/worker.module.js';
import { part } from './around.js';
import { placeStops } from './place-stops.js';
import { plant, PLANTED_BUGS, timesWith } from './planted-bugs.js';
import type { Order, Report, TurnedClock } from './steps.js';
import { Stops } from './stops.js';

const report = (message: Report): void => void process.send?.(message);
const bug = PLANTED_BUGS.find((name) => name === process.env['PROOF_BUG']) ?? null;

const { publishing } = loadConfig();
const config = new AppConfig(environmentSchema.parse(process.env), timesWith(bug, publishing));
const stops = new Stops(report);
const started = new Promise<void>((resolve) => {
  process.on('message', (order: Order) => {
    if (order.kind === 'start') resolve();
    stops.obey(order);
  });
});
// The proof is gone, and with it the reason to live; it may have gone while the modules were loaded.
process.on('disconnect', () => process.exit(1));
if (!process.connected) process.exit(1);

const program = await Test.createTestingModule({ imports: [WorkerModule.for(config)] })
  .setLogger(new PinoLogger(config.logLevel))
  .compile();
plant(bug, program);
placeStops(stops, program);
const clocks: Readonly<Record<TurnedClock, () => Promise<void>>> = {
  'notice mails': () => part(program, NoticeMailsSweeper).sweep(),
  outbox: () => part(program, OutboxSweeper).wake(),
  figures: () => part(program, FigureReadingsSweeper).sweep(),
  klaviyo: () => part(program, KlaviyoSweeper).wake(),
};
process.on('message', (order: Order) => {
  // What fails is another turn's.
  if (order.kind === 'turn') void clocks[order.clock]().catch(() => undefined);
});
report({ kind: 'loaded' });
await started;
await program.init();
program.enableShutdownHooks();
report({ kind: 'started', owner: program.get(OwnerLock, { strict: false }).current() ?? 0 });
