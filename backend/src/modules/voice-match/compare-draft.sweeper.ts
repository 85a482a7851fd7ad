import { MINUTE_MS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { DraftVoicesService } from '../generations/draft-voices.service.js';
import { DraftComparisonsService } from './draft-comparisons.service.js';
import { untilNextTurn } from '../../platform/concurrency/serial-tick.js';

/** A comparison waits hardly longer for its job. */
const YOUNGEST_MS = 10 * MINUTE_MS;
/** The posts have changed too much since, or it fails each time. */
const OLDEST_MS = 24 * 60 * MINUTE_MS;
const PORTION = 200;
/** Of one user: a hundred edits of theirs keep nobody else's waiting. The others come with the next turns. */
const PORTION_EACH = 5;

/** Orders comparisons whose job was lost once more. Runs in every worker: each has one job. */
@Injectable()
export class CompareDraftSweeper {
  private readonly logger = new Logger(CompareDraftSweeper.name);

  constructor(
    private readonly drafts: DraftVoicesService,
    private readonly comparisons: DraftComparisonsService,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_10_MINUTES)
  async sweep(): Promise<void> {
    await untilNextTurn(this.logger, 'Drafts could not be looked through for lost comparisons', async () => {
      const now = this.clock.now().getTime();
      const [from, to] = [new Date(now - OLDEST_MS), new Date(now - YOUNGEST_MS)];
      await this.comparisons.orderAll(
        await this.drafts.findForgotten(from, to, { all: PORTION, each: PORTION_EACH }),
      );
    });
  }
}
