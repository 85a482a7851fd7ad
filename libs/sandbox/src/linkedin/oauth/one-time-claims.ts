import { randomBytes } from 'node:crypto';

export const codeLifetimeMs = 30 * 60 * 1000;
const maxWaiting = 1_000;

interface Waiting<Subject> {
  subject: Subject;
  expiresAt: number;
}

/** Values that can be claimed once, by the random text they were given out under, for 30 minutes. */
export class OneTimeClaims<Subject> {
  readonly #waiting = new Map<string, Waiting<Subject>>();

  constructor(private readonly prefix: string) {}

  issue(subject: Subject, now: Date): string {
    const claim = this.prefix + randomBytes(32).toString('base64url');
    this.#waiting.set(claim, { subject, expiresAt: now.getTime() + codeLifetimeMs });
    if (this.#waiting.size > maxWaiting) {
      const oldest = this.#waiting.keys().next();
      if (!oldest.done) this.#waiting.delete(oldest.value);
    }
    return claim;
  }

  /** The value without consuming it. */
  peek(claim: unknown, now: Date): Subject | null {
    const waiting = typeof claim === 'string' ? this.#waiting.get(claim) : undefined;
    return waiting && waiting.expiresAt > now.getTime() ? waiting.subject : null;
  }

  /** The value, for the first caller only. */
  claim(claim: unknown, now: Date): Subject | null {
    const subject = this.peek(claim, now);
    if (typeof claim === 'string') this.#waiting.delete(claim);
    return subject;
  }

  clear(): void {
    this.#waiting.clear();
  }
}
