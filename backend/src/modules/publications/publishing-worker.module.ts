import { Module } from '@nestjs/common';
import { LinkedInModule } from '../linkedin/linkedin.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { AheadCheckSweeper } from './ahead-check.sweeper.js';
import { AheadChecksRepository } from './ahead-checks.repository.js';
import { ClaimsRepository } from './claims.repository.js';
import { ClaimsService } from './claims.service.js';
import { IntentsService } from './intents.service.js';
import { OutcomesRepository } from './outcomes.repository.js';
import { OutcomesService } from './outcomes.service.js';
import { OwnerLock } from './owner-lock.js';
import { PublicationNoticesService } from './publication-notices.service.js';
import { PublicationPlanner } from './publication.planner.js';
import { PublicationSweeper } from './publication.sweeper.js';
import { PublicationsRepository } from './publications.repository.js';
import { PublishPostProcessor } from './publish-post.processor.js';
import { PublishingService } from './publishing.service.js';
import { ReconciliationRepository } from './reconciliation.repository.js';
import { ReconciliationService } from './reconciliation.service.js';
import { SweepRepository } from './sweep.repository.js';

/** Sending what is due, and finding out what became of it. Any number of worker processes may run it. */
@Module({
  imports: [LinkedInModule, NotificationsModule, PostsModule],
  providers: [
    OwnerLock,
    PublishPostProcessor,
    PublishingService,
    ClaimsService,
    ClaimsRepository,
    IntentsService,
    OutcomesService,
    OutcomesRepository,
    PublicationPlanner,
    PublicationSweeper,
    SweepRepository,
    ReconciliationService,
    ReconciliationRepository,
    AheadCheckSweeper,
    AheadChecksRepository,
    PublicationNoticesService,
    PublicationsRepository,
  ],
})
export class PublishingWorkerModule {}
