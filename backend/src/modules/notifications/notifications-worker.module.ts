import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NoticeMailsRepository } from './mails/notice-mails.repository.js';
import { NoticeMailsSweeper } from './mails/notice-mails.sweeper.js';
import { NotificationsRepository } from './notifications.repository.js';
import { ByHandSweeper } from './reminders/by-hand.sweeper.js';
import { RemindersRepository } from './reminders/reminders.repository.js';
import { RemindersSweeper } from './reminders/reminders.sweeper.js';
import { PushClient } from './push/push.client.js';
import { PushDevicesRepository } from './push/push-devices.repository.js';
import { PushMessagesRepository } from './push/push-messages.repository.js';
import { PushSweeper } from './push/push.sweeper.js';
import { SendPushCommand } from './push/send-push.command.js';
import { NotificationsSweeper } from './notifications.sweeper.js';

/** Reminders, mails and pushed messages of notices, and the sweep of old ones, for the worker program. */
@Module({
  imports: [MailModule],
  providers: [
    NotificationsSweeper,
    NotificationsRepository,
    NoticeMailsSweeper,
    NoticeMailsRepository,
    PushSweeper,
    PushMessagesRepository,
    PushDevicesRepository,
    PushClient,
    SendPushCommand,
    RemindersSweeper,
    ByHandSweeper,
    RemindersRepository,
  ],
})
export class NotificationsWorkerModule {}
