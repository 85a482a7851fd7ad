import { DAY_MS } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { AppConfig } from '../../config/config.js';
import { linkToken } from '../../platform/access/link-token.js';
import { Clock } from '../../platform/clock/clock.js';
import { HandlesJob } from '../../platform/queue/handles-job.decorator.js';
import { sendMail } from './mail.jobs.js';
import { Mailer, MailServerRefusalError, UnreachableAddressError } from './mailer.js';
import { writeMail } from './mail.templates.js';
import { OutboxRepository, type OutgoingMail } from './outbox.repository.js';

/** Lifetime of a mail without its own expiry. */
const NEWS_FOR_MS = 3 * DAY_MS;

/**
 * Sends one mail of the outbox. Safe to run twice and in two workers: a lease lets one of them talk to the server,
 * and a sent or abandoned mail stays so. A mail is abandoned only when nobody can receive it or when it is outdated:
 * a mail server that refuses everything is retried until then. A worker that crashes between the server's
 * confirmation and our commit sends again, under the same Message-ID.
 */
@Injectable()
export class SendMailCommand {
  private readonly logger = new Logger(SendMailCommand.name);

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** @throws the temporary failure */
  @HandlesJob(sendMail)
  async execute({ mail_id }: z.infer<typeof sendMail.payload>): Promise<void> {
    const mail = await this.outbox.claim(mail_id, this.clock.now());
    if (!mail) return;
    if (endOf(mail) <= this.clock.now()) {
      await this.giveUp(mail, 'it would come too late', { is_unreachable: false });
      return;
    }
    try {
      await this.mailer.send({ id: mail.id, to: mail.recipient, ...this.write(mail) });
    } catch (error) {
      if (error instanceof UnreachableAddressError) {
        await this.giveUp(mail, error.message, { is_unreachable: true });
        return;
      }
      await this.outbox.release(mail.id);
      if (error instanceof MailServerRefusalError) {
        const { step, responseCode } = error;
        this.logger.fatal(
          { step, responseCode },
          'The mail server does not take our mails: an operator must look at SMTP_URL and MAIL_FROM. Mails wait until then',
        );
      }
      throw error;
    }
    await this.outbox.markSent(mail.id, this.clock.now());
  }

  private write({ kind, recipient, facts, link_id }: OutgoingMail) {
    return writeMail(kind, {
      publicUrl: this.config.http.publicUrl,
      recipient,
      facts,
      token: link_id === null ? null : linkToken(this.config.auth.secret, link_id),
    });
  }

  private async giveUp(
    { id, kind }: OutgoingMail,
    reason: string,
    why: Pick<OutgoingMail, 'is_unreachable'>,
  ): Promise<void> {
    await this.outbox.markFailed(id, this.clock.now(), why);
    this.logger.warn({ mail: id, kind, reason }, 'A mail was given up');
  }
}

function endOf({ discard_after, created_at }: OutgoingMail): Date {
  return discard_after ?? new Date(created_at.getTime() + NEWS_FOR_MS);
}
