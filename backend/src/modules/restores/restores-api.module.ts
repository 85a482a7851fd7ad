import { Module } from '@nestjs/common';
import { AdminChannelsController } from './admin-channels.controller.js';
import { ContinuityAtStart } from './continuity-at-start.js';
import { RestoredDataModule } from './restored-data.module.js';

/** What staff see of restores and of what goes out, and the look at the database as the api starts. */
@Module({
  imports: [RestoredDataModule],
  controllers: [AdminChannelsController],
  providers: [ContinuityAtStart],
})
export class RestoresApiModule {}
