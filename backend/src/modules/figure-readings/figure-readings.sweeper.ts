import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { FigureReadingsRepository } from './figure-readings.repository.js';
import { ReadFiguresCommand } from './read-figures.command.js';

const NOTE_EVERY_MS = 15 * 60_000;
const READ_EVERY_MS = 60_000;

/** Notes what was published, and reads what is due: one post after the other, so that LinkedIn is never asked in bursts. */
@Injectable()
export class FigureReadingsSweeper {
  private readonly logger = new Logger(FigureReadingsSweeper.name);
  private isReading = false;

  constructor(
    private readonly readings: FigureReadingsRepository,
    private readonly readFigures: ReadFiguresCommand,
    private readonly clock: Clock,
  ) {}

  @Interval(NOTE_EVERY_MS)
  async note(): Promise<void> {
    try {
      await this.readings.noteNew(this.clock.now());
      await this.readings.forgetOldDays(this.clock.now());
    } catch (error) {
      this.logger.error({ err: error }, 'Posts to be read could not be noted');
    }
  }

  @Interval(READ_EVERY_MS)
  async tick(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    try {
      await this.sweep();
    } catch (error) {
      this.logger.error({ err: error }, 'Figures could not be read');
    } finally {
      this.isReading = false;
    }
  }

  /** One that fails leaves the others to be read: its own turn comes again by itself. */
  async sweep(): Promise<void> {
    for (const reading of await this.readings.takeDue(this.clock.now())) {
      try {
        await this.readFigures.execute(reading);
      } catch (error) {
        this.logger.error({ err: error, postId: reading.post_id }, 'The figures of a post could not be read');
      }
    }
  }
}
