import { DAY_MS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { GenerationsRepository } from './generations.repository.js';

const EVERY_MS = 5 * 60_000;
/** Longer than any model call, its retries included. */
const LONGEST_MS = 30 * 60_000;
/** Rows changed by one statement: keeps locks short, whatever the backlog. */
const PORTION = 500;

/**
 * How long the texts of a generation are kept: request, sources and output. Half a year covers a draft that
 * is resumed late, and feedback on it; afterwards they would only duplicate texts that their user has changed
 * or deleted since. The figures (kind, outcome, how much was changed) stay: they are what lessons need.
 */
export const GENERATION_WORDS_DAYS = 180;

/** Ends generations of a killed program, and erases old texts. Safe to run in several workers at once. */
@Injectable()
export class GenerationsSweeper {
  private readonly logger = new Logger(GenerationsSweeper.name);

  constructor(
    private readonly generations: GenerationsRepository,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    try {
      const now = this.clock.now();
      await this.generations.endAbandoned(new Date(now.getTime() - LONGEST_MS));
      const before = new Date(now.getTime() - GENERATION_WORDS_DAYS * DAY_MS);
      while ((await this.generations.forgetWords(before, PORTION)) === PORTION);
    } catch (error) {
      this.logger.error({ err: error }, 'Generations could not be looked after');
    }
  }
}
