import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../audit/audit.service.js';
import { UsersService } from '../users/users.service.js';
import { CredentialsRepository } from './credentials.repository.js';
import { EndingsService } from './endings.service.js';
import { PasswordHasher } from './password-hasher.js';

/**
 * An operator vouches for the address of an account that nobody has confirmed. Whoever made it may be a stranger: all that they may have left
 * ends, and the account opens with the operator's password alone.
 */
@Injectable()
export class VouchForAccountCommand {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly endings: EndingsService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param password already checked by the rules of @drumbeat/domain */
  async execute(userId: string, password: string): Promise<void> {
    const hash = await this.hasher.hash(password);
    await this.database.transaction(async () => {
      if (!(await this.users.confirmEmail(userId))) return;
      await this.endings.end('mailbox_proved', userId);
      await this.credentials.save(userId, hash, this.clock.now());
      await this.audit.record({
        actor_id: null,
        action: 'email.confirmed',
        entity: 'profiles',
        entity_id: userId,
        details: { by: 'operator' },
      });
    });
  }
}
