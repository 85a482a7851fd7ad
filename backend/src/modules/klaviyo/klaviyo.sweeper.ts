import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { AppConfig } from '../../config/config.js';
import { Clock } from '../../platform/clock/clock.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { klaviyoJobId, relayKlaviyoEvent } from './klaviyo.jobs.js';
import { KlaviyoRepository } from './klaviyo.repository.js';
import { untilNextTurn } from '../../platform/concurrency/serial-tick.js';

/** Wakes events whose next attempt is due, or whose job was lost. Runs in every worker; a lease lets one of them send. */
@Injectable()
export class KlaviyoSweeper {
  private readonly logger = new Logger(KlaviyoSweeper.name);

  constructor(
    private readonly events: KlaviyoRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async wake(): Promise<void> {
    if (!this.config.klaviyo) return;
    await untilNextTurn(this.logger, 'Events for Klaviyo could not be woken', async () => {
      const due = await this.events.findDue(this.clock.now());
      await this.queue.addAll(
        relayKlaviyoEvent,
        due.map((event_id) => ({ payload: { event_id }, jobId: klaviyoJobId(event_id) })),
      );
    });
  }
}
