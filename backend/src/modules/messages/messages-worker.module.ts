import { Module } from '@nestjs/common';
import { MessagesRepository } from './messages.repository.js';
import { MessagesSweeper } from './messages.sweeper.js';

/** The worker's part of lines to the staff: it removes old ones. */
@Module({ providers: [MessagesSweeper, MessagesRepository] })
export class MessagesWorkerModule {}
