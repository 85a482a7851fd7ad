import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { StoredFilesService } from '../../platform/storage/stored-files.service.js';
import { MediaService } from './media.service.js';

const SWEEP_EVERY_MS = 60_000;
/** How long an unused file is kept: covers an evening with the editor open, and "undo" after removing it. */
const UNUSED_HOURS = 24;
const AT_ONCE = 100;

/** Removes files that no post uses, and erases the bytes of what was removed. */
@Injectable()
export class MediaSweeper {
  private readonly logger = new Logger(MediaSweeper.name);
  private isSweeping = false;

  constructor(
    private readonly media: MediaService,
    private readonly files: StoredFilesService,
  ) {}

  @Interval(SWEEP_EVERY_MS)
  async tick(): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    try {
      await this.sweep();
    } catch (error) {
      this.logger.error({ err: error }, 'Unused files could not be removed');
    } finally {
      this.isSweeping = false;
    }
  }

  async sweep(): Promise<void> {
    while ((await this.media.deleteUnused(UNUSED_HOURS, AT_ONCE)) > 0);
    while ((await this.files.eraseDue()) > 0);
  }
}
