import { Module } from '@nestjs/common';
import { AdminNoticesController } from './admin/admin-notices.controller.js';
import { AdminNoticesRepository } from './admin/admin-notices.repository.js';
import { PushDevicesController } from './push/push-devices.controller.js';
import { PushDevicesRepository } from './push/push-devices.repository.js';
import { PushDevicesService } from './push/push-devices.service.js';
import { NoticeSettingsRepository } from './settings/notice-settings.repository.js';
import { NoticeSettingsService } from './settings/notice-settings.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';

@Module({
  controllers: [AdminNoticesController, PushDevicesController, NotificationsController],
  providers: [
    AdminNoticesRepository,
    NotificationsService,
    NotificationsRepository,
    NoticeSettingsService,
    NoticeSettingsRepository,
    PushDevicesService,
    PushDevicesRepository,
  ],
  exports: [NotificationsService],
})
export class NotificationsModule {}
