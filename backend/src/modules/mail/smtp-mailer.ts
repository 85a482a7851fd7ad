import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import { AppConfig } from '../../config/config.js';
import { Mailer, MailServerRefusalError, UnreachableAddressError, type OutgoingMessage } from './mailer.js';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

/** Sends by SMTP through nodemailer. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
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
      throw mailFailure(error);
    }
  }

  /** After the jobs, which may be sending. */
  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

/** Options of the connection; nodemailer reads the address's own options (`?name=…`) itself. */
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

/** nodemailer's report of a failed conversation. */
const smtpError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});

/** Policy (5.7.x) and routing in a loop (5.4.5: a limit of the day) are said of us or of the way, not of the address. */
const NOT_THE_ADDRESS = /^\d{3}[ -](?:5\.7\.\d+|5\.4\.5)\b/u;
/** The server requires authentication or TLS first. */
const NOT_SIGNED_IN = 530;

/**
 * Only a 5xx to RCPT TO, and not each of them, is about the address. A refused sign-in, sender, greeting or content is about
 * us: the mail is kept until that is fixed.
 */
export function mailFailure(error: unknown): unknown {
  const parsed = smtpError.safeParse(error);
  if (!parsed.success) return error;
  const { code, command = 'the connection', responseCode, response = '' } = parsed.data;
  const isFinal = responseCode !== undefined && responseCode >= 500;
  if (isFinal && command === 'RCPT TO' && responseCode !== NOT_SIGNED_IN && !NOT_THE_ADDRESS.test(response)) {
    return new UnreachableAddressError(responseCode);
  }
  const isOurs = isFinal || code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS';
  return isOurs ? new MailServerRefusalError(command, responseCode ?? null) : error;
}
