import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminMessagesController } from './admin-messages.controller.js';
import { AdminMessagesRepository } from './admin-messages.repository.js';
import { AdminMessagesService } from './admin-messages.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';

/** One line from a user to the staff, and the answer. */
@Module({
  imports: [AuditModule, NotificationsModule],
  controllers: [MessagesController, AdminMessagesController],
  providers: [MessagesService, MessagesRepository, AdminMessagesService, AdminMessagesRepository],
})
export class MessagesModule {}
