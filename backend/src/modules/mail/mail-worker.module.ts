import { Module } from '@nestjs/common';
import { Mailer } from './mailer.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxSweeper } from './outbox.sweeper.js';
import { SendMailCommand } from './send-mail.command.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Mail delivery, for the worker program. */
@Module({
  providers: [OutboxRepository, OutboxSweeper, SendMailCommand, { provide: Mailer, useClass: SmtpMailer }],
})
export class MailWorkerModule {}
