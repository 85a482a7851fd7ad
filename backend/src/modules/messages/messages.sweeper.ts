import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { MessagesRepository } from './messages.repository.js';

/**
 * How long a line to the staff is kept once they have read it, with its answer: half a year, as a notice. What nobody has read stays,
 * and so do a user's newest lines about each prompt and about nothing in particular: the next batch learns from them, however
 * long ago they were written.
 */
export const MESSAGE_DAYS = 180;

/** At least as many as the lessons of the next batch read (`prompts/lessons`). */
export const NEWEST_KEPT = 10;

/** Lines written before this instant are removed at `now`. */
function messagesRemovedBefore(now: Date): Date {
  return new Date(now.getTime() - MESSAGE_DAYS * 86_400_000);
}

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
