import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { AppConfig } from '../../config/config.js';
import { MailRefusedError, Mailer, type OutgoingMessage } from './mailer.js';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

/** Speaks SMTP through nodemailer. */
@Injectable()
export class SmtpMailer extends Mailer implements OnModuleDestroy {
  private readonly transport: Transporter | undefined;
  /** Domain of Message-IDs. */
  private readonly host: string;

  constructor(private readonly config: AppConfig) {
    super();
    const { smtpUrl } = config.mail;
    this.host = new URL(config.http.publicUrl).hostname;
    this.transport = smtpUrl === undefined ? undefined : createTransport(transportOptions(smtpUrl));
  }

  async send({ id, to, subject, text, html }: OutgoingMessage): Promise<void> {
    if (!this.transport) throw new Error('SMTP_URL is not set');
    try {
      await this.transport.sendMail({
        from: this.config.mail.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${this.host}>`,
        // No vacation replies to a machine (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const responseCode = responseCodeOf(error);
      if (responseCode !== null && responseCode >= 500) throw new MailRefusedError(responseCode);
      throw error;
    }
  }

  onModuleDestroy(): void {
    this.transport?.close();
  }
}

/** Options of the connection; whatever the address says besides (`?name=…`) nodemailer reads itself. */
export function transportOptions(smtpUrl: string) {
  const { username, protocol } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    // A password never travels in the clear: STARTTLS, or no conversation.
    requireTLS: protocol === 'smtp:' && username !== '',
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The server's last word, null when it said none. */
function responseCodeOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return null;
  // A refused sign-in (535) is about our configuration, not about this mail.
  if ('code' in error && error.code === 'EAUTH') return null;
  return typeof error.responseCode === 'number' ? error.responseCode : null;
}
