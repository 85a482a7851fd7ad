import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { NotificationsRepository } from './notifications.repository.js';

/**
 * How long a notice is kept, read or not. It reports an event; the result is shown with the post, and open decisions
 * stay in the posts' inbox whatever their age. Half a year outlasts a long absence, and it has to outlast every
 * occasion that could recur: an existing notice prevents a second one.
 */
export const NOTICE_DAYS = 180;

/** Notices made before this instant are removed at `now`. */
function noticesRemovedBefore(now: Date): Date {
  return new Date(now.getTime() - NOTICE_DAYS * 86_400_000);
}

const EVERY_MS = 60 * 60_000;
/** Rows removed by one statement: keeps locks short, whatever the backlog. */
const PORTION = 1_000;

/** Removes the notices of long ago. Any number of workers may do it at once. */
@Injectable()
export class NotificationsSweeper {
  private readonly logger = new Logger(NotificationsSweeper.name);

  constructor(
    private readonly notices: NotificationsRepository,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    try {
      const before = noticesRemovedBefore(this.clock.now());
      while ((await this.notices.deleteBefore(before, PORTION)) === PORTION);
    } catch (error) {
      this.logger.error({ err: error }, 'Old notices could not be removed');
    }
  }
}
