import { Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { JobDefinition } from '../queue/job-definition.js';
import type { AddOptions, JobQueue } from '../queue/job-queue.js';
import type { Claim, LeasedRows } from './leased-rows.repository.js';
import { untilNextTurn } from '../concurrency/serial-tick.js';

/**
 * Wakes rows whose job was lost, or whose worker was killed. Runs in every worker; each row is handled by one of them.
 */
export abstract class LeasedRowsSweeper<Payload extends object> {
  protected readonly logger = new Logger(this.constructor.name);

  protected constructor(
    private readonly leases: LeasedRows<Claim>,
    private readonly queue: JobQueue,
    private readonly job: JobDefinition<Payload>,
    /** The job that wakes the row of this id. */
    private readonly wake: (id: string) => { readonly payload: Payload } & AddOptions,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async sweep(): Promise<void> {
    await untilNextTurn(this.logger, 'Rows without a job could not be looked after', async () => {
      await this.tidy();
      const forgotten = await this.leases.takeForgotten();
      await this.queue.addAll(
        this.job,
        forgotten.map((id) => this.wake(id)),
      );
    });
  }

  /** What the same minute does besides. */
  protected tidy(): Promise<void> {
    return Promise.resolve();
  }
}
