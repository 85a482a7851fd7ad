import { redactSignIn } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { Client } from '../sessions/client.js';

/** The sign-in debug log (SIGNIN-12): one line for each step, without its secrets. */
@Injectable()
export class SignInLog {
  private readonly logger = new Logger(SignInLog.name);

  /**
   * Written as text: fields of these names would be blanked whole by the log itself, and the first characters
   * of a token distinguish two attempts.
   */
  write(step: string, fields: Readonly<Record<string, unknown>>): void {
    this.logger.debug(`${step} ${JSON.stringify(redactSignIn(fields))}`);
  }

  /** A refusal is worth a line at any level (OWASP ASVS 5.0, 16.3.1); it names the network, not the account that was tried. */
  refused(method: string, { address }: Client): void {
    this.logger.warn({ method, address }, 'A sign-in was refused');
  }
}
