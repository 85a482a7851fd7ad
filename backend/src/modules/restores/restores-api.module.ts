import { Module } from '@nestjs/common';
import { AdminChannelsController } from './admin-channels.controller.js';
import { RestoredDataModule } from './restored-data.module.js';

/** What staff see of restores and of what goes out. */
@Module({ imports: [RestoredDataModule], controllers: [AdminChannelsController] })
export class RestoresApiModule {}
