import { Module, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AdminChannelsController } from './admin-channels.controller.js';
import { RestoredDataModule } from './restored-data.module.js';
import { ContinuityService } from '../../platform/continuity/continuity.service.js';

/** The api's part: there may be no worker, so it checks the database itself before it serves requests. */
@Injectable()
class ContinuityAtStart implements OnApplicationBootstrap {
  private readonly logger = new Logger(ContinuityAtStart.name);

  constructor(private readonly continuity: ContinuityService) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.continuity.check();
    } catch (error) {
      this.logger.error(
        { err: error },
        'The database could not be judged; older data may be shown until it is',
      );
    }
  }
}

/** Restores and outgoing channels for staff, and the database check at the api's start. */
@Module({
  imports: [RestoredDataModule],
  controllers: [AdminChannelsController],
  providers: [ContinuityAtStart],
})
export class RestoresApiModule {}
