import { FIRST_ID } from '../../platform/database/first-id.js';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { TrainingPostSyncRepository } from './training-post-sync.repository.js';
import { TrainingPostSyncService } from './training-post-sync.service.js';

/** A sync that is this late has failed, or its process was killed. */
const LATE_SECONDS = 30;
const PORTION = 100;

/** Makes up for syncs that failed. Any number of workers may do it at once: each finds what the others have left. */
@Injectable()
export class TrainingPostSweeper {
  private readonly logger = new Logger(TrainingPostSweeper.name);

  constructor(
    private readonly repository: TrainingPostSyncRepository,
    private readonly sync: TrainingPostSyncService,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async sweep(): Promise<void> {
    try {
      // By id rather than until none is left: one that fails again must not block the others.
      for (let after = FIRST_ID, isLast = false; !isLast;) {
        const overdue = await this.repository.findOverdue(LATE_SECONDS, { limit: PORTION, after });
        for (const { user_id, id } of overdue) await this.sync.sync(user_id, id);
        after = overdue.at(-1)?.id ?? after;
        isLast = overdue.length < PORTION;
      }
    } catch (error) {
      this.logger.error({ err: error }, 'Training posts could not be looked after');
    }
  }
}
