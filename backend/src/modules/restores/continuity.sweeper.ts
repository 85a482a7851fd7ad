import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { ContinuityJournal, KEEP_DAYS } from '../../platform/continuity/continuity-journal.js';
import { ContinuityService } from '../../platform/continuity/continuity.service.js';
import { JournalErasuresService } from '../../platform/continuity/journal-erasures.service.js';
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.js';
import { RestoresRepository } from './restores.repository.js';
import { untilNextTurn } from '../../platform/concurrency/serial-tick.js';

const BEAT_MS = 5_000;

/** The worker's part: checks the database at start and every few seconds, which is also the data's heartbeat. */
@Injectable()
export class ContinuitySweeper implements OnApplicationBootstrap {
  private readonly logger = new Logger(ContinuitySweeper.name);

  constructor(
    private readonly continuity: ContinuityService,
    private readonly journal: ContinuityJournal,
    private readonly erasures: JournalErasuresService,
    private readonly restores: RestoresRepository,
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
      if (isDatabaseUnavailable(error))
        this.logger.warn({ err: error }, 'Waiting for the database; nothing is sent');
      else this.logger.error({ err: error }, 'The database could not be judged; nothing is sent until it is');
    }
  }

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async eraseWords(): Promise<void> {
    await untilNextTurn(this.logger, 'Words of deleted accounts are still in the journal', async () => {
      await this.erasures.eraseDue();
    });
  }

  @Cron(CronExpression.EVERY_DAY_AT_4AM)
  async clear(): Promise<void> {
    await untilNextTurn(this.logger, 'Old days of the journal could not be erased', async () => {
      await this.journal.clear();
      await this.restores.eraseWordsOfLostAccounts(KEEP_DAYS);
    });
  }
}
