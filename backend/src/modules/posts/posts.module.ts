import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { MediaModule } from '../media/media.module.js';
import { PromptsModule } from '../prompts/prompts.module.js';
import { QuotasModule } from '../quotas/quotas.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminPostsController } from './admin-posts.controller.js';
import { AdminPostsRepository } from './admin-posts.repository.js';
import { AdminPostsService } from './admin-posts.service.js';
import { MarkPostedCommand } from './mark-posted.command.js';
import { PostCheckController } from './post-check.controller.js';
import { PostCheckRepository } from './post-check.repository.js';
import { PostVersionsController } from './post-versions.controller.js';
import { PostVersionsRepository } from './post-versions.repository.js';
import { PostVersionsService } from './post-versions.service.js';
import { PostBinRepository } from './post-bin.repository.js';
import { PostBinService } from './post-bin.service.js';
import { PostPerformanceRepository } from './post-performance.repository.js';
import { PostsController } from './posts.controller.js';
import { PostsListRepository } from './posts-list.repository.js';
import { PostMediaController } from './post-media.controller.js';
import { PostMediaService } from './post-media.service.js';
import { PostMediaRepository } from './post-media.repository.js';
import { SetPostMediaCommand } from './set-post-media.command.js';
import { PostsRepository } from './posts.repository.js';
import { PostsService } from './posts.service.js';
import { RecordPerformanceCommand } from './record-performance.command.js';
import { TrainingPostsRepository } from './training-posts.repository.js';
import { TrainingPostsService } from './training-posts.service.js';

@Module({
  imports: [AuditModule, MediaModule, GenerationsModule, PromptsModule, QuotasModule, UsersModule],
  controllers: [
    PostMediaController,
    PostsController,
    PostVersionsController,
    PostCheckController,
    AdminPostsController,
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
    MarkPostedCommand,
    RecordPerformanceCommand,
    PostPerformanceRepository,
    PostBinService,
    PostBinRepository,
    TrainingPostsService,
    TrainingPostsRepository,
    AdminPostsService,
    AdminPostsRepository,
  ],
  exports: [PostMediaService, PostsService, TrainingPostsService],
})
export class PostsModule {}
