import { Module } from '@nestjs/common';
import { WorkerHeartbeatsRepository } from '../../platform/health/worker-heartbeats.repository.js';
import { ContinuityModule } from '../../platform/continuity/continuity.module.js';
import { LinkedInModule } from '../linkedin/linkedin.module.js';
import { MediaModule } from '../media/media.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { AheadCheckSweeper } from './schedule/ahead-check.sweeper.js';
import { AheadChecksRepository } from './schedule/ahead-checks.repository.js';
import { ClaimsRepository } from './send/claims.repository.js';
import { ClaimsService } from './send/claims.service.js';
import { DailyLimitsRepository } from './notices/daily-limits.repository.js';
import { FirstCommentSweeper } from './first-comment/first-comment.sweeper.js';
import { FirstCommentsRepository } from './first-comment/first-comments.repository.js';
import { FirstCommentsService } from './first-comment/first-comments.service.js';
import { IntentsService } from './send/intents.service.js';
import { LedgerSweepService } from './recover/ledger-sweep.service.js';
import { MediaAheadRepository } from './media/media-ahead.repository.js';
import { MediaAheadSweeper } from './media/media-ahead.sweeper.js';
import { MediaUploadsRepository } from './media/media-uploads.repository.js';
import { PrepareMediaService } from './media/prepare-media.service.js';
import { UploadedMediaService } from './media/uploaded-media.service.js';
import { OutcomesRepository } from './send/outcomes.repository.js';
import { OutcomesService } from './send/outcomes.service.js';
import { OwnerLock } from './owner-lock.js';
import { PostFirstCommentCommand } from './first-comment/post-first-comment.command.js';
import { LateNoticesRepository } from './notices/late-notices.repository.js';
import { LateNoticesService } from './notices/late-notices.service.js';
import { PublicationNoticesService } from './notices/publication-notices.service.js';
import { PublicationPlanner } from './send/publication.planner.js';
import { PublicationSweeper } from './publication.sweeper.js';
import { PublicationsRepository } from './publications.repository.js';
import { PublishingService } from './send/publishing.service.js';
import { ReconciliationRepository } from './recover/reconciliation.repository.js';
import { ReconciliationService } from './recover/reconciliation.service.js';
import { SweepRepository } from './recover/sweep.repository.js';
import { WakeUpsRepository } from './send/wake-ups.repository.js';

/** Sends due publications and determines their outcomes. Any number of worker processes may run it. */
@Module({
  imports: [ContinuityModule, LinkedInModule, MediaModule, NotificationsModule, PostsModule],
  providers: [
    OwnerLock,
    PublishingService,
    ClaimsService,
    ClaimsRepository,
    PrepareMediaService,
    UploadedMediaService,
    MediaUploadsRepository,
    MediaAheadSweeper,
    MediaAheadRepository,
    IntentsService,
    OutcomesService,
    OutcomesRepository,
    PublicationPlanner,
    WakeUpsRepository,
    PublicationSweeper,
    LedgerSweepService,
    SweepRepository,
    WorkerHeartbeatsRepository,
    ReconciliationService,
    FirstCommentsService,
    FirstCommentsRepository,
    PostFirstCommentCommand,
    FirstCommentSweeper,
    ReconciliationRepository,
    AheadCheckSweeper,
    AheadChecksRepository,
    PublicationNoticesService,
    LateNoticesService,
    LateNoticesRepository,
    DailyLimitsRepository,
    PublicationsRepository,
  ],
})
export class PublishingWorkerModule {}
