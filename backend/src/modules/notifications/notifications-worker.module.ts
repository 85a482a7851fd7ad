import { Module } from '@nestjs/common';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsSweeper } from './notifications.sweeper.js';

/** The sweep of old notices, for the worker program. */
@Module({ providers: [NotificationsSweeper, NotificationsRepository] })
export class NotificationsWorkerModule {}
