import { DAY_MS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { sendMail, sendMailJobId } from './mail.jobs.js';
import { OutboxRepository } from './outbox.repository.js';
import { untilNextTurn } from '../../platform/concurrency/serial-tick.js';

const KEEP_MS = 7 * DAY_MS;

/** Wakes mails whose job was lost or used up, and deletes old ones. Runs in every worker; each mail is handled by one of them. */
@Injectable()
export class OutboxSweeper {
  private readonly logger = new Logger(OutboxSweeper.name);

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async wake(): Promise<void> {
    await untilNextTurn(this.logger, 'Forgotten mails could not be woken', async () => {
      const forgotten = await this.outbox.takeForgotten(this.clock.now());
      await this.queue.addAll(
        sendMail,
        forgotten.map((mail_id) => ({ payload: { mail_id }, jobId: sendMailJobId(mail_id) })),
      );
    });
  }

  @Cron(CronExpression.EVERY_HOUR)
  async clear(): Promise<void> {
    await untilNextTurn(this.logger, 'Old mails could not be deleted', async () => {
      await this.outbox.deleteBefore(new Date(this.clock.now().getTime() - KEEP_MS));
    });
  }
}
