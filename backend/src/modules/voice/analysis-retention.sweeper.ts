import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { analysesRemovedBefore } from './analysis-retention.rules.js';
import { StyleAnalysesRepository } from './style-analyses.repository.js';

const EVERY_MS = 60 * 60_000;
/** Rows removed by one statement: keeps locks short, whatever the backlog. */
const PORTION = 500;

/** Removes the analyses of long ago. Any number of workers may do it at once. */
@Injectable()
export class AnalysisRetentionSweeper {
  private readonly logger = new Logger(AnalysisRetentionSweeper.name);

  constructor(
    private readonly analyses: StyleAnalysesRepository,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    try {
      const before = analysesRemovedBefore(this.clock.now());
      while ((await this.analyses.deleteEndedBefore(before, PORTION)) === PORTION);
    } catch (error) {
      this.logger.error({ err: error }, 'Old analyses could not be removed');
    }
  }
}
