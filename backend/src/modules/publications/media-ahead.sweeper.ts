import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { MediaAheadRepository } from './media-ahead.repository.js';
import { PrepareMediaService, type ShowingPublication } from './prepare-media.service.js';
import { startSerialTick } from './serial-tick.js';

const EVERY_MS = 30_000;
/** Fewer than PrepareMediaService lets through, so that what is due never waits behind what is not. */
const AT_ONCE = 2;

/** Uploads images and documents some minutes before their posts are due: an upload may take longer than a post may be late. */
@Injectable()
export class MediaAheadSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MediaAheadSweeper.name);
  private isStopping = false;

  constructor(
    private readonly ledger: MediaAheadRepository,
    private readonly media: PrepareMediaService,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, MediaAheadSweeper.name, EVERY_MS, () => this.sweep());
  }

  /** What is half done is done when it is due. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  async sweep(): Promise<void> {
    while (this.mayGoOn()) {
      const taken = await this.ledger.take(AT_ONCE);
      if (taken.length === 0) return;
      await Promise.all(taken.map((publication) => this.prepare(publication)));
    }
  }

  private mayGoOn(): boolean {
    return !this.isStopping;
  }

  private async prepare(publication: ShowingPublication): Promise<void> {
    try {
      await this.media.prepareAhead(publication, () => this.mayGoOn());
    } catch (error) {
      this.logger.warn({ err: error, publicationId: publication.id }, 'Media could not be prepared ahead');
    }
  }
}
