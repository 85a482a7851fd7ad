import { noticesRemovedBefore } from './notice-retention.rules.js';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { NotificationsRepository } from './notifications.repository.js';

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
