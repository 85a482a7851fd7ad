import type { Mail } from './mail.js';
import { type ArmedMailFault, armedMailFault, type MailFaultRequest } from './mailbox.faults.js';
import type { MailboxStore } from './mailbox.store.js';

export interface WhichMail {
  to: string;
  /** The complete subject, or a regular expression for a part. */
  subject?: string | RegExp;
  /** Only mails after this one. */
  after?: Mail;
}

/** The controls of the mail stand-in, for tests in the same process. Over HTTP: `/mailbox/_sandbox`. */
export class MailboxSandbox {
  constructor(
    private readonly store: MailboxStore,
    /** `smtp://host:port` */
    readonly smtpUrl: string,
  ) {}

  /** The newest 500, newest first; of one recipient if given. */
  mails(to?: string): Mail[] {
    return this.store.mails(to);
  }

  /** Resolves with the newest mail that fits, at once when it is there. @throws Error after `timeoutMs` */
  async waitFor(which: WhichMail, timeoutMs?: number): Promise<Mail> {
    let found: Mail | undefined;
    const what = `a mail to ${which.to}${which.subject === undefined ? '' : ` with the subject ${String(which.subject)}`}`;
    await this.store.changes.until(
      what,
      () => {
        found = this.#newest(which);
        return found !== undefined;
      },
      timeoutMs,
    );
    if (!found) throw new Error(`There is no ${what}`);
    return found;
  }

  fault(request: MailFaultRequest): void {
    this.store.faults.arm(armedMailFault(request));
  }

  /** Armed faults that wait for a mail. */
  pendingFaults(): readonly ArmedMailFault[] {
    return this.store.faults.pending();
  }

  /** Resolves when `count` mails wait because of `slow`. @throws Error after `timeoutMs` */
  whenHeld(count = 1, timeoutMs?: number): Promise<void> {
    return this.store.changes.until(`${count} held mails`, () => this.store.delayed >= count, timeoutMs);
  }

  /** Deletes mails and faults; delayed mails are refused. */
  reset(): void {
    this.store.reset();
  }

  #newest({ to, subject, after }: WhichMail): Mail | undefined {
    const mails = this.store.mails(to);
    const known = after ? mails.findIndex(({ id }) => id === after.id) : -1;
    return mails
      .slice(0, known < 0 ? undefined : known)
      .find(
        (mail) =>
          subject === undefined ||
          (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)),
      );
  }
}
