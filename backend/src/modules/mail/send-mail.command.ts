import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { linkToken } from '../../platform/auth/link-token.js';
import { Clock } from '../../platform/clock/clock.js';
import { MailRefusedError, Mailer } from './mailer.js';
import { writeMail } from './mail.templates.js';
import { MAX_ATTEMPTS, OutboxRepository, type OutgoingMail } from './outbox.repository.js';

/**
 * Sends one mail of the outbox. Safe to run twice and in two workers: a lease lets one of them speak with the server, and
 * what is sent or given up stays so. A worker that dies between the server's yes and ours sends again, under the same
 * Message-ID.
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

  /** @throws whatever kept the mail from being sent for now */
  async run(mailId: string): Promise<void> {
    const mail = await this.outbox.claim(mailId, this.clock.now());
    if (!mail) return;
    if (mail.discard_after && mail.discard_after <= this.clock.now()) {
      await this.giveUp(mail, 'it would come too late');
      return;
    }
    try {
      await this.mailer.send({ id: mail.id, to: mail.recipient, ...this.write(mail) });
    } catch (error) {
      if (error instanceof MailRefusedError) {
        await this.giveUp(mail, error.message);
        return;
      }
      if (mail.attempts >= MAX_ATTEMPTS) await this.giveUp(mail, 'too many attempts');
      else await this.outbox.release(mail.id);
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

  private async giveUp({ id, kind }: OutgoingMail, reason: string): Promise<void> {
    await this.outbox.markFailed(id, this.clock.now());
    this.logger.warn({ mail: id, kind, reason }, 'A mail was given up');
  }
}
