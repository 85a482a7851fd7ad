import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NoticeMailsRepository } from './notice-mails.repository.js';
import { NoticeMailsSweeper } from './notice-mails.sweeper.js';
import { NotificationsRepository } from './notifications.repository.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersSweeper } from './reminders.sweeper.js';
import { NotificationsSweeper } from './notifications.sweeper.js';

/** Reminders, the mails of notices and the sweep of old ones, for the worker program. */
@Module({
  imports: [MailModule],
  providers: [
    NotificationsSweeper,
    NotificationsRepository,
    NoticeMailsSweeper,
    NoticeMailsRepository,
    RemindersSweeper,
    RemindersRepository,
  ],
})
export class NotificationsWorkerModule {}
