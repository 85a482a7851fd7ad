import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { PostsModule } from '../../posts/posts.module.js';
import { DailyLimitsRepository } from '../notices/daily-limits.repository.js';
import { PublicationNoticesService } from '../notices/publication-notices.service.js';
import { PublicationsRepository } from '../publications.repository.js';
import { RestoredPublicationsRepository } from './restored-publications.repository.js';
import { RestoredPublicationsService } from './restored-publications.service.js';

/** The ledger's part of restore processing. */
@Module({
  imports: [NotificationsModule, PostsModule],
  providers: [
    RestoredPublicationsService,
    RestoredPublicationsRepository,
    PublicationNoticesService,
    DailyLimitsRepository,
    PublicationsRepository,
  ],
  exports: [RestoredPublicationsService],
})
export class RestoredPublicationsModule {}
