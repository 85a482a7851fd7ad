/** A mail to be sent. */
export interface OutgoingMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each attempt: mailboxes show a mail once that came twice. */
  readonly id: string;
}

/** The mail server says that this address cannot be reached; trying again is no use. */
export class UnreachableAddressError extends Error {
  constructor(readonly responseCode: number) {
    super(`The mail server knows no way to the address (${responseCode})`);
    this.name = 'UnreachableAddressError';
  }
}

/** The mail server refuses our mails to any recipient: its settings, or ours, have to be fixed. */
export class MailServerRefusalError extends Error {
  /** @param step what it refused, such as `MAIL FROM`; the message holds no address and no password */
  constructor(
    readonly step: string,
    readonly responseCode: number | null,
  ) {
    super(`The mail server refused ${step}${responseCode === null ? '' : ` (${responseCode})`}`);
    this.name = 'MailServerRefusalError';
  }
}

/** Port to the mail server. */
export abstract class Mailer {
  /** Resolves when the server has taken the mail. @throws UnreachableAddressError; any other error: try again later */
  abstract send(message: OutgoingMessage): Promise<void>;
}
