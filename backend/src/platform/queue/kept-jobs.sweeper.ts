import { FAILED_JOBS_KEPT } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { KeptJobs } from './kept-jobs.js';
import { untilNextTurn } from '../concurrency/serial-tick.js';

/** Forgets failed jobs whose time is over. Runs in every worker. */
@Injectable()
export class KeptJobsSweeper {
  private readonly logger = new Logger(KeptJobsSweeper.name);

  constructor(private readonly kept: KeptJobs) {}

  @Cron(CronExpression.EVERY_HOUR)
  async clear(): Promise<void> {
    await untilNextTurn(this.logger, 'Old failed jobs could not be forgotten', async () => {
      await this.kept.forgetOlder(FAILED_JOBS_KEPT.days);
    });
  }
}
