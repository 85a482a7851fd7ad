import { isPushed, noticeTopic } from '@drumbeat/domain';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression, SchedulerRegistry } from '@nestjs/schedule';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { startSerialTick, untilNextTurn } from '../../../platform/concurrency/serial-tick.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { PushDevicesRepository } from './push-devices.repository.js';
import { type DueNotice, PushMessagesRepository } from './push-messages.repository.js';
import { sendPush, sendPushJobId } from './push.jobs.js';
import { pushEnds } from './push.rules.js';

const EVERY_MS = 15_000;
const PORTION = 200;

/**
 * Brings notices whose time has come to their users' devices: what is still wanted becomes a message for each of them, in the transaction
 * that settles the notice, and never again. Wakes messages whose next try is due, or whose job was lost.
 */
@Injectable()
export class PushSweeper implements OnApplicationBootstrap {
  private readonly logger = new Logger(PushSweeper.name);

  constructor(
    private readonly messages: PushMessagesRepository,
    private readonly devices: PushDevicesRepository,
    private readonly queue: JobQueue,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, PushSweeper.name, EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    while ((await this.addSome()) === PORTION);
    if (this.config.push) await this.wake(await this.messages.findDue(this.clock.now()));
  }

  /** Devices whose user has signed out, or stayed away for too long. */
  @Cron(CronExpression.EVERY_HOUR)
  async forget(): Promise<void> {
    await untilNextTurn(this.logger, 'Devices of sessions that are over were not removed', async () => {
      await this.devices.deleteOver(this.clock.now());
    });
  }

  /** Without a key what is due is settled all the same: with one, later, nobody is told of long ago. */
  private addSome(): Promise<number> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const due = await this.messages.takeDueNotices(now, PORTION);
      const wanted = this.config.push ? due.filter((notice) => isWanted(notice, now)) : [];
      const ids = wanted.length > 0 ? await this.messages.insert(idsOf(wanted), now) : [];
      await this.messages.settle(idsOf(due));
      await this.wake(ids);
      return due.length;
    });
  }

  private async wake(ids: readonly string[]): Promise<void> {
    await this.queue.addAll(
      sendPush,
      ids.map((message_id) => ({ payload: { message_id }, jobId: sendPushJobId(message_id) })),
    );
  }
}

const idsOf = (notices: readonly DueNotice[]): string[] => notices.map(({ id }) => id);

/** What was read in the app, settled or switched off meanwhile, or is over goes to no device. */
function isWanted({ kind, topics, read_at, stands, created_at }: DueNotice, now: Date): boolean {
  const topic = noticeTopic(kind);
  return read_at === null && stands && isPushed(topic, topics[topic]?.push) && now < pushEnds(created_at);
}
