import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { MediaAheadRepository, type PublicationAhead } from './media-ahead.repository.js';
import { PrepareMediaService } from './prepare-media.service.js';
import { startSerialTick } from '../../../platform/concurrency/serial-tick.js';

const EVERY_MS = 30_000;
/** Fewer than PrepareMediaService allows, so that due uploads never wait for early ones. */
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

  /** Unfinished uploads are done when they are due. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  async sweep(): Promise<void> {
    const again: PublicationAhead[] = [];
    while (this.mayGoOn()) {
      const taken = await this.ledger.take(AT_ONCE);
      if (taken.length === 0) break;
      const isDone = await Promise.all(taken.map((publication) => this.prepare(publication)));
      again.push(...taken.filter((_, index) => !isDone[index]));
    }
    // Only now, so that one sweep takes none of them twice.
    if (again.length > 0) await this.ledger.takeAgain(again);
  }

  private mayGoOn(): boolean {
    return !this.isStopping;
  }

  /** False when a retry may succeed. */
  private async prepare(publication: PublicationAhead): Promise<boolean> {
    try {
      return await this.media.prepareAhead(publication, () => this.mayGoOn());
    } catch (error) {
      this.logger.warn({ err: error, publicationId: publication.id }, 'Media could not be prepared ahead');
      return false;
    }
  }
}
