import { Module } from '@nestjs/common';
import { WorkerHeartbeatsRepository } from '../../platform/health/worker-heartbeats.repository.js';
import { ContinuityModule } from '../../platform/continuity/continuity.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { LinkedInModule } from '../linkedin/linkedin.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PostsModule } from '../posts/posts.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApprovalsController } from './admin/approvals.controller.js';
import { ApprovalsRepository } from './admin/approvals.repository.js';
import { AdminPublicationsController } from './admin/admin-publications.controller.js';
import { AdminPublicationsRepository } from './admin/admin-publications.repository.js';
import { AdminPublicationsService } from './admin/admin-publications.service.js';
import { DailyLimitsRepository } from './notices/daily-limits.repository.js';
import { DecisionsController } from './recover/decisions.controller.js';
import { DecisionsRepository } from './recover/decisions.repository.js';
import { DecisionsService } from './recover/decisions.service.js';
import { EndedConnectionsRepository } from './recover/ended-connections.repository.js';
import { EndedConnectionsService } from './recover/ended-connections.service.js';
import { CorrectPostCommand } from './finish/correct-post.command.js';
import { FinishController } from './finish/finish.controller.js';
import { FinishRepository } from './finish/finish.repository.js';
import { FinishService } from './finish/finish.service.js';
import { FirstCommentsRepository } from './first-comment/first-comments.repository.js';
import { FirstCommentsService } from './first-comment/first-comments.service.js';
import { LedgerSweepService } from './recover/ledger-sweep.service.js';
import { HeldPostsController } from './recover/held-posts.controller.js';
import { HeldPostsRepository } from './recover/held-posts.repository.js';
import { HeldPostsService } from './recover/held-posts.service.js';
import { PublicationChangesRepository } from './publication-changes.repository.js';
import { LateNoticesRepository } from './notices/late-notices.repository.js';
import { LateNoticesService } from './notices/late-notices.service.js';
import { PublicationNoticesService } from './notices/publication-notices.service.js';
import { PublicationsRepository } from './publications.repository.js';
import { PublicationsService } from './publications.service.js';
import { PublishingController } from './publishing.controller.js';
import { ReconciliationRepository } from './recover/reconciliation.repository.js';
import { ReconciliationService } from './recover/reconciliation.service.js';
import { ResolvePublicationCommand } from './recover/resolve-publication.command.js';
import { SchedulingService } from './schedule/scheduling.service.js';
import { StandInSweeper } from './recover/stand-in.sweeper.js';
import { SweepRepository } from './recover/sweep.repository.js';
import { TimelinesRepository } from './timelines.repository.js';

/** Publications for users and staff. Sending is the worker's part: publishing-worker.module. */
@Module({
  imports: [
    ContinuityModule,
    GenerationsModule,
    AuditModule,
    LinkedInModule,
    NotificationsModule,
    PostsModule,
    UsersModule,
  ],
  controllers: [
    PublishingController,
    FinishController,
    DecisionsController,
    HeldPostsController,
    AdminPublicationsController,
    ApprovalsController,
  ],
  providers: [
    PublicationsRepository,
    PublicationChangesRepository,
    PublicationsService,
    HeldPostsRepository,
    HeldPostsService,
    TimelinesRepository,
    DecisionsService,
    DecisionsRepository,
    PublicationNoticesService,
    LateNoticesService,
    LateNoticesRepository,
    DailyLimitsRepository,
    SchedulingService,
    ResolvePublicationCommand,
    ReconciliationRepository,
    ReconciliationService,
    LedgerSweepService,
    EndedConnectionsService,
    EndedConnectionsRepository,
    SweepRepository,
    StandInSweeper,
    WorkerHeartbeatsRepository,
    FinishService,
    FinishRepository,
    CorrectPostCommand,
    FirstCommentsService,
    FirstCommentsRepository,
    AdminPublicationsRepository,
    ApprovalsRepository,
    AdminPublicationsService,
  ],
  exports: [PublicationsService, EndedConnectionsService, AdminPublicationsService],
})
export class PublicationsModule {}
