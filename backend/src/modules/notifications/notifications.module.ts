import { Module } from '@nestjs/common';
import { NoticeSettingsRepository } from './settings/notice-settings.repository.js';
import { NoticeSettingsService } from './settings/notice-settings.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';

@Module({
  controllers: [NotificationsController],
  providers: [NotificationsService, NotificationsRepository, NoticeSettingsService, NoticeSettingsRepository],
  exports: [NotificationsService],
})
export class NotificationsModule {}
