import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { LearningService } from './learning.service.js';
import { LearnedRulesRepository } from './learned-rules.repository.js';
import { untilNextTurn } from '../../../platform/concurrency/serial-tick.js';

/** Users in one sweep. */
const PORTION = 50;

/**
 * Learns from drafts that were scheduled, published or marked as posted since. Apart from these, and read on a thread (LearningService):
 * publishing never waits for it, and never fails for its sake.
 */
@Injectable()
export class LearningSweeper {
  private readonly logger = new Logger(LearningSweeper.name);

  constructor(
    private readonly rules: LearnedRulesRepository,
    private readonly learning: LearningService,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async sweep(): Promise<void> {
    await untilNextTurn(this.logger, 'Edited drafts could not be found', async () => {
      for (const userId of await this.rules.findUsersToLearnFrom(PORTION)) await this.learn(userId);
    });
  }

  /** What one user's drafts do must not keep the others from theirs. */
  private async learn(userId: string): Promise<void> {
    try {
      await this.learning.learn(userId);
    } catch (error) {
      this.logger.error({ err: error, userId }, 'Nothing could be learned from the edits of a user');
      // Until their next release: tried each minute, what fails would keep others waiting.
      await this.rules.take(userId, await this.rules.findUnlearned(userId));
    }
  }
}
