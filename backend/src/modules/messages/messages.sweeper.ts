import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { messagesRemovedBefore, NEWEST_KEPT } from './message-retention.rules.js';
import { MessagesRepository } from './messages.repository.js';

const EVERY_MS = 60 * 60_000;
/** Rows removed by one statement: keeps locks short, whatever the backlog. */
const PORTION = 500;

/** Removes lines to the staff of long ago. Any number of workers may do it at once. */
@Injectable()
export class MessagesSweeper {
  private readonly logger = new Logger(MessagesSweeper.name);

  constructor(
    private readonly messages: MessagesRepository,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    try {
      const before = messagesRemovedBefore(this.clock.now());
      while ((await this.messages.deleteReadBefore(before, NEWEST_KEPT, PORTION)) === PORTION);
    } catch (error) {
      this.logger.error({ err: error }, 'Old lines to the staff could not be removed');
    }
  }
}
