import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BoundedLog } from '../control/bounded-log.js';
import { ChangeSignal } from '../control/change-signal.js';
import { FaultQueue } from '../control/fault-queue.js';
import { type Mail, readMail } from './mail.js';
import type { ArmedMailFault } from './mailbox.faults.js';

const maxMails = 500;

/** The state of the mail stand-in, shared by its server, its pages and its controls. */
export class MailboxStore {
  readonly changes = new ChangeSignal();
  readonly now: () => Date;
  readonly faults = new FaultQueue<ArmedMailFault>();
  readonly received = new BoundedLog<Mail>(maxMails);
  #delays = new AbortController();
  #delayed = 0;

  constructor({ now = () => new Date() }: { now?: () => Date }) {
    this.now = now;
  }

  /** Number of mails waiting to be accepted. */
  get delayed(): number {
    return this.#delayed;
  }

  /** Waits `ms`. @throws Error when {@link letGo} comes first */
  async delay(ms: number): Promise<void> {
    this.#delayed += 1;
    this.changes.notify();
    try {
      await pause(ms, undefined, { signal: this.#delays.signal });
    } finally {
      this.#delayed -= 1;
    }
  }

  /** Puts a raw message into the boxes of its recipients. */
  async deliver(raw: Buffer, to: readonly string[]): Promise<void> {
    this.received.add(await readMail(raw, { id: randomUUID(), to, receivedAt: this.now() }));
    this.changes.notify();
  }

  /** Newest first; of one recipient if given. */
  mails(to?: string): Mail[] {
    const box = to?.toLowerCase();
    return this.received
      .entries()
      .filter((mail) => box === undefined || mail.to.includes(box))
      .reverse();
  }

  /** Drops delayed mails. */
  letGo(): void {
    this.#delays.abort();
    this.#delays = new AbortController();
  }

  reset(): void {
    this.letGo();
    this.faults.clear();
    this.received.clear();
  }
}
