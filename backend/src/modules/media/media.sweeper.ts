import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { startSerialTick } from '../../platform/concurrency/serial-tick.js';
import { StoredFilesService } from '../../platform/storage/stored-files.service.js';
import { MediaService } from './media.service.js';

const SWEEP_EVERY_MS = 60_000;
/** How long an unused file is kept: covers an evening with the editor open, and "undo" after removing it. */
const UNUSED_HOURS = 24;
const AT_ONCE = 100;

/** Removes files that no post uses, and erases the bytes of what was removed. */
@Injectable()
export class MediaSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly media: MediaService,
    private readonly files: StoredFilesService,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, MediaSweeper.name, SWEEP_EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    while ((await this.media.deleteUnused(UNUSED_HOURS, AT_ONCE)) > 0);
    while ((await this.files.eraseDue()) > 0);
  }
}
