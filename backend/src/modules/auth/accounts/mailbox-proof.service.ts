import { Injectable } from '@nestjs/common';
import { ContinuityJournal } from '../../../platform/continuity/continuity-journal.js';
import { Database } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/audit.service.js';
import { UsersService } from '../../users/users.service.js';
import type { EndedAccess } from './endings.policy.js';
import { EndingsService } from './endings.service.js';
import { SecurityNoticesService } from './security-notices.service.js';

export type MailboxProof = 'magiclink' | 'signup' | 'recovery' | 'google';

/**
 * The moment an account's email is proved. Until then anybody may have made the account with somebody else's
 * address and be waiting in it ("account pre-hijacking"): so the first proof removes the password that nobody
 * has stood for, and ends all other access to the account.
 */
@Injectable()
export class MailboxProofService {
  constructor(
    private readonly users: UsersService,
    private readonly endings: EndingsService,
    private readonly notices: SecurityNoticesService,
    private readonly audit: AuditService,
    private readonly journal: ContinuityJournal,
    private readonly database: Database,
  ) {}

  /**
   * Confirms the email, in the caller's transaction; nothing happens where it is confirmed.
   * @param isSamePerson it is known to be them who made the account
   * @returns what was ended that its owner would miss
   */
  async prove(userId: string, by: MailboxProof, isSamePerson: boolean): Promise<readonly EndedAccess[]> {
    if (!(await this.confirm(userId, by)) || isSamePerson) return [];
    const ended = await this.endings.end('mailbox_proved', userId);
    // The mail about a reset reports the new password and everything that ended.
    if (by !== 'recovery' && ended.length > 0) {
      await this.notices.passwordRemoved(await this.users.get(userId), by, ended);
    }
    return ended;
  }

  /** An operator says whose the mailbox is, and sets the password that opens the account then. False where it was confirmed before. */
  async confirmByOperator(userId: string): Promise<boolean> {
    if (!(await this.confirm(userId, 'operator'))) return false;
    await this.endings.end('mailbox_proved', userId);
    return true;
  }

  /** Recorded outside the database as well: a restore must not undo it. */
  private async confirm(userId: string, by: MailboxProof | 'operator'): Promise<boolean> {
    if (!(await this.users.confirmEmail(userId))) return false;
    await this.database.afterCommit(() => this.journal.noteEnding('mailbox_proved', userId));
    await this.audit.record({
      ...{ actor_id: by === 'operator' ? null : userId, user_id: userId },
      action: 'email.confirmed',
      entity: 'profiles',
      entity_id: userId,
      details: { by },
    });
    return true;
  }
}
