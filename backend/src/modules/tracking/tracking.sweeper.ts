import { DAY_MS, TRACKING_LIMITS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { TrackedEventsRepository } from './tracked-events.repository.js';
import { TrackedSessionsRepository } from './tracked-sessions.repository.js';
import { lastMoment } from './tracking.service.js';

const EVERY_MS = 5 * 60_000;
/** Rows removed by one statement: keeps locks short, whatever the backlog. */
const PORTION = 5_000;

/** Ends sessions that fell silent, and forgets what is older than 90 days. Any number of workers may do it at once. */
@Injectable()
export class TrackingSweeper {
  private readonly logger = new Logger(TrackingSweeper.name);

  constructor(
    private readonly sessions: TrackedSessionsRepository,
    private readonly events: TrackedEventsRepository,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    try {
      const now = this.clock.now();
      await this.sessions.endInactive(lastMoment(now));
      const kept = new Date(now.getTime() - TRACKING_LIMITS.retentionDays * DAY_MS);
      while ((await this.events.deleteBefore(kept, PORTION)) === PORTION);
      while ((await this.sessions.deleteEndedBefore(kept, PORTION)) === PORTION);
    } catch (error) {
      this.logger.error({ err: error }, 'Tracked sessions could not be cleaned up');
    }
  }
}
