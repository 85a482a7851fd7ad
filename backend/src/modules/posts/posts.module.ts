import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { MediaModule } from '../media/media.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { QuotasModule } from '../quotas/quotas.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminPostsController } from './admin/admin-posts.controller.js';
import { AdminPostsRepository } from './admin/admin-posts.repository.js';
import { AdminPostsService } from './admin/admin-posts.service.js';
import { MarkPostedCommand } from './performance/mark-posted.command.js';
import { PostCheckController } from './checks/post-check.controller.js';
import { PostCheckRepository } from './checks/post-check.repository.js';
import { PostFindingsController } from './findings/post-findings.controller.js';
import { PostFindingsRepository } from './findings/post-findings.repository.js';
import { PostVersionsController } from './versions/post-versions.controller.js';
import { PostVersionsRepository } from './versions/post-versions.repository.js';
import { PostVersionsService } from './versions/post-versions.service.js';
import { PostBinRepository } from './bin/post-bin.repository.js';
import { PostBinService } from './bin/post-bin.service.js';
import { PostPerformanceRepository } from './performance/post-performance.repository.js';
import { PublishedPostsRepository } from './published/published-posts.repository.js';
import { PublishedPostsService } from './published/published-posts.service.js';
import { AdminPostSuggestionsController } from './suggestions/admin-post-suggestions.controller.js';
import { AdminPostSuggestionsService } from './suggestions/admin-post-suggestions.service.js';
import { PostSuggestionsController } from './suggestions/post-suggestions.controller.js';
import { PostSuggestionsRepository } from './suggestions/post-suggestions.repository.js';
import { PostSuggestionsService } from './suggestions/post-suggestions.service.js';
import { PostsController } from './posts.controller.js';
import { PostsListRepository } from './list/posts-list.repository.js';
import { PostMediaController } from './media/post-media.controller.js';
import { PostMediaService } from './media/post-media.service.js';
import { PostMediaRepository } from './media/post-media.repository.js';
import { SetPostMediaCommand } from './media/set-post-media.command.js';
import { PostsRepository } from './posts.repository.js';
import { PostsService } from './posts.service.js';
import { PostReadingsService } from './performance/post-readings.service.js';
import { RecordPerformanceCommand } from './performance/record-performance.command.js';
import { LibraryTrainingPostsRepository } from './training-posts/library-training-posts.repository.js';
import { LibraryTrainingPostsService } from './training-posts/library-training-posts.service.js';

@Module({
  imports: [
    AuditModule,
    MediaModule,
    GenerationsModule,
    NotificationsModule,
    PromptsModule,
    QuotasModule,
    UsersModule,
  ],
  controllers: [
    PostMediaController,
    PostsController,
    PostVersionsController,
    PostCheckController,
    PostFindingsController,
    AdminPostsController,
    PostSuggestionsController,
    AdminPostSuggestionsController,
  ],
  providers: [
    SetPostMediaCommand,
    PostMediaRepository,
    PostMediaService,
    PostsService,
    PostsRepository,
    PostsListRepository,
    PostVersionsService,
    PostVersionsRepository,
    PostCheckRepository,
    PostFindingsRepository,
    MarkPostedCommand,
    RecordPerformanceCommand,
    PostPerformanceRepository,
    PostReadingsService,
    PublishedPostsService,
    PublishedPostsRepository,
    PostBinService,
    PostBinRepository,
    LibraryTrainingPostsService,
    LibraryTrainingPostsRepository,
    AdminPostsService,
    AdminPostsRepository,
    PostSuggestionsService,
    PostSuggestionsRepository,
    AdminPostSuggestionsService,
  ],
  exports: [
    PostMediaService,
    PostReadingsService,
    PostsService,
    PublishedPostsService,
    LibraryTrainingPostsService,
  ],
})
export class PostsModule {}
