import { Module } from '@nestjs/common';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { MediaModule } from './media.module.js';
import { MediaSweeper } from './media.sweeper.js';

/** The sweep of unused files, for the worker program. */
@Module({ imports: [MediaModule, StorageModule], providers: [MediaSweeper] })
export class MediaWorkerModule {}
