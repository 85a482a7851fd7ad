import { Module } from '@nestjs/common';
import { MailService } from './mail.service.js';
import { OutboxRepository } from './outbox.repository.js';

/** For programs that send mails. */
@Module({ providers: [MailService, OutboxRepository], exports: [MailService] })
export class MailModule {}
