import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { AppConfig } from '../../../config/config.js';
import { startSerialTick } from '../../../platform/concurrency/serial-tick.js';
import { Database } from '../../../platform/database/database.js';
import { FirstCommentsRepository } from './first-comments.repository.js';
import { FirstCommentsService } from './first-comments.service.js';

const SWEEP_EVERY_MS = 15_000;
/** A wake-up that is this late was lost. */
const LATE_SECONDS = 10;

/** Follows posts whose first comment was not written down, wakes those whose wake-up was lost, and asks the users about those that will not be posted automatically. */
@Injectable()
export class FirstCommentSweeper implements OnApplicationBootstrap {
  private readonly lostAfterSeconds: number;

  constructor(
    private readonly ledger: FirstCommentsRepository,
    private readonly comments: FirstCommentsService,
    private readonly database: Database,
    private readonly registry: SchedulerRegistry,
    { publishing }: AppConfig,
  ) {
    // Longer than any call may last: who has not reported by then reports no more.
    this.lostAfterSeconds = (publishing.leaseMs + publishing.settleMs) / 1000;
  }

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, FirstCommentSweeper.name, SWEEP_EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    await this.comments.catchUp();
    for (const { publication_id, state } of await this.ledger.findOverdue(this.lostAfterSeconds)) {
      const reason = state === 'sending' ? 'unclear' : 'not_reachable';
      await this.database.transaction(() =>
        this.comments.end(publication_id, { state: 'copy', reason }, null),
      );
    }
    for (const publicationId of await this.ledger.findDue(LATE_SECONDS)) {
      await this.comments.wake(publicationId);
    }
  }
}
