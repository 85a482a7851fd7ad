import { weekToPrepare } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { writePromptBatch, writePromptBatchJobId } from '../batches/prompt-batches.jobs.js';
import { WeeklyPromptsRepository, type PreparedWeek } from './weekly-prompts.repository.js';
import { untilNextTurn } from '../../../platform/concurrency/serial-tick.js';

/** Short transactions: nobody who changes a user waits for the whole week's run. */
const AT_ONCE = 200;
/** Nobody waits for these before Monday: a writer that is away is asked again two minutes later, and four after that. */
const FIRST_RETRY_AFTER_MS = 2 * 60_000;

/**
 * Orders next week's prompts of each active user, from Friday morning to Monday night of their zone, and again what failed (CONSOLE-6).
 * Every worker runs it: the batch of a user and a week is unique, and PromptBatchSweeper wakes those whose job was lost.
 */
@Injectable()
export class WeeklyPromptsSweeper {
  private readonly logger = new Logger(WeeklyPromptsSweeper.name);

  constructor(
    private readonly weekly: WeeklyPromptsRepository,
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_10_MINUTES, { waitForCompletion: true })
  async sweep(): Promise<void> {
    await untilNextTurn(this.logger, 'The prompts of the week could not be ordered', async () => {
      const now = this.clock.now();
      const weeks = (await this.weekly.findZones()).flatMap((zone) => {
        const week = weekToPrepare(zone, now);
        return week === null ? [] : [{ zone, week }];
      });
      if (weeks.length > 0) while ((await this.order(weeks, now)) === AT_ONCE);
    });
  }

  private async order(weeks: readonly PreparedWeek[], now: Date): Promise<number> {
    return this.database.transaction(async () => {
      const ids = await this.weekly.order(weeks, { now, mode: this.config.prompts.weekly, limit: AT_ONCE });
      await this.queue.addAll(
        writePromptBatch,
        ids.map((batch_id) => ({
          payload: { batch_id },
          jobId: writePromptBatchJobId(batch_id),
          firstRetryAfterMs: FIRST_RETRY_AFTER_MS,
        })),
      );
      return ids.length;
    });
  }
}
