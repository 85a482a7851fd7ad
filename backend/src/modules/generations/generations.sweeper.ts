import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { GenerationsRepository } from './generations.repository.js';

const EVERY_MS = 5 * 60_000;
/** Longer than any model is waited for, its repair included. */
const LONGEST_MS = 30 * 60_000;

/** Ends what a program that was killed had begun to write. Any number of workers may do it at once. */
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
      await this.generations.endAbandoned(new Date(this.clock.now().getTime() - LONGEST_MS));
    } catch (error) {
      this.logger.error({ err: error }, 'Abandoned generations could not be ended');
    }
  }
}
