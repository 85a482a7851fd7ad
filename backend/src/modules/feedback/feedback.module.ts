import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminFeedbackController } from './admin-feedback.controller.js';
import { AdminFeedbackRepository } from './admin-feedback.repository.js';
import { AdminFeedbackService } from './admin-feedback.service.js';
import { FeedbackController } from './feedback.controller.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FeedbackService } from './feedback.service.js';

@Module({
  imports: [AuditModule, GenerationsModule, NotificationsModule],
  controllers: [FeedbackController, AdminFeedbackController],
  providers: [FeedbackService, FeedbackRepository, AdminFeedbackService, AdminFeedbackRepository],
  exports: [FeedbackService],
})
export class FeedbackModule {}
