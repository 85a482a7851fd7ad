import { deletedForGoodBefore } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { PostBinRepository } from './post-bin.repository.js';

/** Posts removed by one statement: short locks, whatever has piled up. */
const PORTION = 500;

/** Empties the bin of what can no longer be taken back. Any number of workers may do it at once. */
@Injectable()
export class PostBinSweeper {
  private readonly logger = new Logger(PostBinSweeper.name);

  constructor(
    private readonly bin: PostBinRepository,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    try {
      const before = deletedForGoodBefore(this.clock.now());
      while ((await this.bin.removeDeletedBefore(before, PORTION)) === PORTION);
    } catch (error) {
      this.logger.error({ err: error }, 'Deleted posts could not be removed');
    }
  }
}
