import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { DailyLimitsRepository } from './daily-limits.repository.js';
import { PublicationNoticesService } from './publication-notices.service.js';
import { PublicationsRepository } from '../publications.repository.js';

/** Notices to users about publications, without the publishing itself. */
@Module({
  imports: [NotificationsModule],
  providers: [PublicationNoticesService, PublicationsRepository, DailyLimitsRepository],
  exports: [PublicationNoticesService],
})
export class PublicationNoticesModule {}
