import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { startSerialTick } from '../../platform/concurrency/serial-tick.js';
import { FigureReadingsRepository } from './figure-readings.repository.js';
import { ReadFiguresCommand } from './read-figures.command.js';

const NOTE_EVERY_MS = 15 * 60_000;
const READ_EVERY_MS = 60_000;

/** Notes what was published, and reads what is due: one post after the other, so that LinkedIn is never asked in bursts. */
@Injectable()
export class FigureReadingsSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FigureReadingsSweeper.name);
  private readonly stopping = new AbortController();
  private reading: Promise<void> | null = null;

  constructor(
    private readonly readings: FigureReadingsRepository,
    private readonly readFigures: ReadFiguresCommand,
    private readonly clock: Clock,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    const { name } = FigureReadingsSweeper;
    startSerialTick(this.registry, `${name}: new posts`, NOTE_EVERY_MS, () => this.note());
    startSerialTick(this.registry, name, READ_EVERY_MS, () => this.sweep());
  }

  async note(): Promise<void> {
    await this.readings.noteNew(this.clock.now());
    await this.readings.forgetOldDays(this.clock.now());
  }

  /** Asking LinkedIn for figures changes nothing there: what is under way is broken off and given back with what was taken. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.reading?.catch(() => undefined);
  }

  /** One that fails leaves the others to be read: its own turn comes again by itself. */
  async sweep(): Promise<void> {
    if (this.stopping.signal.aborted) return;
    this.reading = this.readDue(this.stopping.signal).finally(() => {
      this.reading = null;
    });
    await this.reading;
  }

  private async readDue(stopping: AbortSignal): Promise<void> {
    const taken = await this.readings.takeDue(this.clock.now());
    for (const [place, reading] of taken.entries()) {
      if (stopping.aborted) {
        const left = taken.slice(place).map(({ post_id }) => post_id);
        await this.readings.giveBack(left, this.clock.now());
        return;
      }
      try {
        await this.readFigures.execute(reading, stopping);
      } catch (error) {
        this.logger.error({ err: error, postId: reading.post_id }, 'The figures of a post could not be read');
      }
    }
  }
}
