import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AuditService } from '../audit/audit.service.js';
import { UsersService } from '../users/users.service.js';
import { CredentialsRepository } from './credentials.repository.js';
import { SecurityNoticesService } from './security-notices.service.js';
import { SessionsRepository } from './sessions.repository.js';

export type MailboxProof = 'magiclink' | 'signup' | 'recovery' | 'google';

/**
 * The moment an account's email is proved. Until then anybody may have made the account with somebody else's address and be
 * waiting in it ("account pre-hijacking"): so the first proof removes the password that nobody vouched for, and ends the
 * sessions that it opened.
 */
@Injectable()
export class MailboxProofService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionsRepository,
    private readonly notices: SecurityNoticesService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms the email, in the caller's transaction; nothing happens where it is confirmed.
   * @param keepPassword the same person is known to have chosen it
   * @returns whether a password was removed
   */
  async prove(userId: string, by: MailboxProof, keepPassword: boolean): Promise<boolean> {
    if (!(await this.users.confirmEmail(userId))) return false;
    await this.audit.record({
      actor_id: userId,
      action: 'email.confirmed',
      entity: 'profiles',
      entity_id: userId,
      details: { by },
    });
    if (keepPassword) return false;
    await this.sessions.endAll(userId, 'email_proved', this.clock.now());
    const removed = await this.credentials.delete(userId);
    if (removed) await this.notices.passwordRemoved(await this.users.get(userId), by);
    return removed;
  }
}
