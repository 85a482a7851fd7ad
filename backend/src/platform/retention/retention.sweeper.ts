import { DAY_MS } from '@drumbeat/domain';
import { Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Clock } from '../clock/clock.js';

const EVERY_MS = 60 * 60_000;

interface Retention {
  readonly days: number;
  /** Rows removed by one statement: keeps locks short, whatever the backlog. */
  readonly portion: number;
  /** Removes at most `portion` rows from before the instant, and says how many it removed. */
  readonly remove: (before: Date, portion: number) => Promise<number>;
}

/** Removes rows of long ago, every hour. Any number of workers may do it at once. */
export abstract class RetentionSweeper {
  private readonly logger = new Logger(this.constructor.name);

  protected constructor(
    private readonly clock: Clock,
    private readonly retention: Retention,
  ) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    const { days, portion, remove } = this.retention;
    try {
      const before = new Date(this.clock.now().getTime() - days * DAY_MS);
      while ((await remove(before, portion)) === portion);
    } catch (error) {
      this.logger.error({ err: error }, 'What is kept for a time only could not be removed');
    }
  }
}
