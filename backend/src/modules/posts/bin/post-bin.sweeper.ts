import { deletedForGoodBefore } from './post-bin.service.js';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { GenerationsService } from '../../generations/generations.service.js';
import { PostBinRepository } from './post-bin.repository.js';

/** Posts removed in one transaction: keeps locks short, whatever the backlog. */
const PORTION = 500;

/** Empties the bin of what can no longer be taken back. Any number of workers may do it at once. */
@Injectable()
export class PostBinSweeper {
  private readonly logger = new Logger(PostBinSweeper.name);

  constructor(
    private readonly bin: PostBinRepository,
    private readonly generations: GenerationsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    try {
      const before = deletedForGoodBefore(this.clock.now());
      while ((await this.removeSome(before)) === PORTION);
    } catch (error) {
      this.logger.error({ err: error }, 'Deleted posts could not be removed');
    }
  }

  /** Returns the number removed. */
  private async removeSome(before: Date): Promise<number> {
    return this.database.transaction(async () => {
      const ids = await this.bin.lockDeletedBefore(before, PORTION);
      if (ids.length === 0) return 0;
      await this.generations.forgetWordsOf(ids);
      await this.bin.remove(ids);
      return ids.length;
    });
  }
}
