import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import { MailboxProofService } from './mailbox-proof.service.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

/**
 * An operator confirms the address of an account that its user has not. A stranger may have made it:
 * all its access ends, and only the operator's password opens the account.
 */
@Injectable()
export class ConfirmByOperatorCommand {
  constructor(
    private readonly mailbox: MailboxProofService,
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param password already checked by the rules of @drumbeat/domain */
  async execute(userId: string, password: string): Promise<void> {
    const hash = await this.hasher.hash(password);
    await this.database.transaction(async () => {
      if (!(await this.mailbox.confirmByOperator(userId))) return;
      await this.credentials.save(userId, hash, this.clock.now());
    });
  }
}
