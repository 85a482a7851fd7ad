import { Module } from '@nestjs/common';
import { AdminChannelsController } from './admin-channels.controller.js';
import { ContinuityAtStart } from './continuity-at-start.js';
import { RestoredDataModule } from './restored-data.module.js';

/** Restores and outgoing channels for staff, and the database check at the api's start. */
@Module({
  imports: [RestoredDataModule],
  controllers: [AdminChannelsController],
  providers: [ContinuityAtStart],
})
export class RestoresApiModule {}
