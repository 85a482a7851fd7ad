/** A mail as it goes out. */
export interface OutgoingMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each attempt: mailboxes show a mail once that came twice. */
  readonly id: string;
}

/** The mail server will never take this mail; trying again is no use. */
export class MailRefusedError extends Error {
  constructor(readonly responseCode: number) {
    super(`The mail server refused the mail (${responseCode})`);
    this.name = 'MailRefusedError';
  }
}

/** The way to the mail server. */
export abstract class Mailer {
  /** Resolves when the server has taken the mail. @throws MailRefusedError, or any other error: try again later */
  abstract send(message: OutgoingMessage): Promise<void>;
}
