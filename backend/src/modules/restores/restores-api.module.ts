import { Module, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
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

/** Restored data is found at the api's start. */
@Module({
  imports: [RestoredDataModule],
  providers: [ContinuityAtStart],
})
export class RestoresApiModule {}
