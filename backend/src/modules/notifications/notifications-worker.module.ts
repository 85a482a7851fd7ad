import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NoticeMailsRepository } from './mails/notice-mails.repository.js';
import { NoticeMailsSweeper } from './mails/notice-mails.sweeper.js';
import { NotificationsRepository } from './notifications.repository.js';
import { ByHandSweeper } from './reminders/by-hand.sweeper.js';
import { RemindersRepository } from './reminders/reminders.repository.js';
import { RemindersSweeper } from './reminders/reminders.sweeper.js';
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
    ByHandSweeper,
    RemindersRepository,
  ],
})
export class NotificationsWorkerModule {}
