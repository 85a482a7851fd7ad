import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { RetentionSweeper } from '../../platform/retention/retention.sweeper.js';
import { MessagesRepository } from './messages.repository.js';

/**
 * How long a line to the staff is kept once they have read it, with its answer: half a year, as a notice. What nobody has read stays,
 * and so do a user's newest lines about each prompt and about nothing in particular: the next batch learns from them, however
 * long ago they were written.
 */
export const MESSAGE_DAYS = 180;

/** At least as many as the lessons of the next batch read (`prompts/lessons`). */
export const NEWEST_KEPT = 10;

/** Removes lines to the staff of long ago. */
@Injectable()
export class MessagesSweeper extends RetentionSweeper {
  constructor(messages: MessagesRepository, clock: Clock) {
    super(clock, {
      days: MESSAGE_DAYS,
      portion: 500,
      remove: (before, portion) => messages.deleteReadBefore(before, NEWEST_KEPT, portion),
    });
  }
}
