import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { ContinuityJournal } from '../../platform/continuity/continuity-journal.js';
import { ContinuityService } from '../../platform/continuity/continuity.service.js';
import { isDatabaseAway } from '../../platform/database/database-away.js';

const BEAT_MS = 5_000;

/** The worker's part: looks at the database as it starts and every few seconds, which is also the data's sign of life. */
@Injectable()
export class ContinuitySweeper implements OnApplicationBootstrap {
  private readonly logger = new Logger(ContinuitySweeper.name);

  constructor(
    private readonly continuity: ContinuityService,
    private readonly journal: ContinuityJournal,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    await this.continuity.warnOfForgetfulServer().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'The settings of the server could not be read');
    });
  }

  @Interval(BEAT_MS)
  async beat(): Promise<void> {
    try {
      await this.continuity.check();
    } catch (error) {
      if (isDatabaseAway(error))
        this.logger.warn({ err: error }, 'Waiting for the database; nothing is sent');
      else this.logger.error({ err: error }, 'The database could not be judged; nothing is sent until it is');
    }
  }

  @Cron(CronExpression.EVERY_DAY_AT_4AM)
  async clear(): Promise<void> {
    try {
      await this.journal.clear();
    } catch (error) {
      this.logger.warn({ err: error }, 'Old days of the journal could not be erased');
    }
  }
}
