import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { RetentionSweeper } from '../../platform/retention/retention.sweeper.js';
import { NotificationsRepository } from './notifications.repository.js';

/**
 * How long a notice is kept, read or not. It reports an event; the result is shown with the post, and open decisions
 * stay in the posts' inbox whatever their age. Half a year outlasts a long absence, and it has to outlast every
 * occasion that could recur: an existing notice prevents a second one.
 */
export const NOTICE_DAYS = 180;

/** Removes the notices of long ago. */
@Injectable()
export class NotificationsSweeper extends RetentionSweeper {
  constructor(notices: NotificationsRepository, clock: Clock) {
    super(clock, {
      days: NOTICE_DAYS,
      portion: 1_000,
      remove: (before, portion) => notices.deleteBefore(before, portion),
    });
  }
}
