import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { Clock } from '../../platform/clock/clock.js';
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { type BillingFacts, type BillingNews, type MailFacts, type MailKind } from './mail.content.js';
import { sendMail, sendMailJobId } from './mail.jobs.js';
import { OutboxRepository } from './outbox.repository.js';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { AppError } from '../../platform/http/errors/app-error.js';

/** Staff or a restore have paused mail: a mail requested now would wait until its link has expired. */
export class MailPausedError extends AppError {
  constructor() {
    super(503, 'mail.paused', ACCOUNT_TEXTS.mailPaused);
  }
}

/** No mail server is configured, so nothing that needs a mail can begin. */
class MailNotConfiguredError extends AppError {
  constructor() {
    super(
      503,
      'mail.not_configured',
      'Mail cannot be sent at the moment. Please try another way to sign in.',
    );
  }
}

export type { BillingFacts, BillingNews, MailFacts, MailKind };

export interface MailRequest {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly user_id: string | null;
  readonly link_id?: string | null;
  readonly facts?: MailFacts;
  readonly discard_after?: Date | null;
}

/** Outgoing mails: written into the outbox in the caller's transaction, sent by a worker. */
@Injectable()
export class MailService implements OnModuleInit {
  private readonly logger = new Logger(MailService.name);

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly queue: JobQueue,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    if (this.config.mail.smtpUrl === undefined) {
      this.logger.warn('SMTP_URL is not set: magic links, confirmations and password resets are unavailable');
    }
  }

  /** True when a mail requested now is sent soon: not while the database is unavailable, which stores the outbox. */
  async isAvailable(): Promise<boolean> {
    if (this.config.mail.smtpUrl === undefined) return false;
    try {
      return await this.outbox.isOpen();
    } catch (error) {
      if (isDatabaseUnavailable(error)) return false;
      throw error;
    }
  }

  /** @throws MailNotConfiguredError, MailPausedError; asked before anything begins that only a mail can end */
  async requireAvailable(): Promise<void> {
    if (this.config.mail.smtpUrl === undefined) throw new MailNotConfiguredError();
    if (!(await this.outbox.isOpen())) throw new MailPausedError();
  }

  /** Puts a mail into the outbox. Without a mail server nothing is stored: it could only be sent when it is outdated. */
  async post({ link_id = null, facts = {}, discard_after = null, ...mail }: MailRequest): Promise<void> {
    if (this.config.mail.smtpUrl === undefined) return;
    const mail_id = await this.outbox.insert({ ...mail, link_id, facts, discard_after }, this.clock.now());
    await this.queue.add(sendMail, { mail_id }, { jobId: sendMailJobId(mail_id) });
  }
}
