import { ACCOUNT_TEXTS, passwordProblem } from '@drumbeat/domain';
import { easyPasswordProblem } from './easy-password.rules.js';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { ContinuityJournal } from '../../../platform/continuity/continuity-journal.js';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import type { Profile } from '../../users/profile/profiles.repository.js';
import { CredentialsRepository } from './credentials.repository.js';
import type { EndedAccess } from '../accounts/endings.policy.js';
import { EndingsService } from '../accounts/endings.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SecurityNoticesService } from '../accounts/security-notices.service.js';
import type { Client } from '../sessions/client.js';
import { isCommonPassword } from './common-passwords.js';

/** New passwords: which are good, and what else changes with one. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly credentials: CredentialsRepository,
    private readonly endings: EndingsService,
    private readonly notices: SecurityNoticesService,
    private readonly journal: ContinuityJournal,
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** The reason why this cannot be the account's password, as text for the user; null when it can. */
  problemOf(password: string, email: string): string | null {
    return (
      passwordProblem(password, this.config.auth.passwordMinLength) ??
      (isCommonPassword(password) ? ACCOUNT_TEXTS.commonPassword : easyPasswordProblem(password, email))
    );
  }

  /** @throws InvalidInputError on the field `password` */
  requireGood(password: string, email: string): void {
    const problem = this.problemOf(password, email);
    if (problem !== null) throw new InvalidInputError([{ field: 'password', message: problem }]);
  }

  /** Hashing takes its time: before the transaction, not in it. @throws InvalidInputError */
  async hashGood(password: string, email: string): Promise<string> {
    this.requireGood(password, email);
    return this.hasher.hash(password);
  }

  /**
   * Sets a new password, in the caller's transaction. Ends the access that the old one may have opened.
   * @param keptSessionId of the session that changes it, null for none
   */
  async replace(
    profile: Profile,
    passwordHash: string,
    {
      how,
      keptSessionId,
      client,
      endedBefore = [],
    }: {
      how: 'changed' | 'reset';
      keptSessionId: string | null;
      client: Client;
      /** Access that the calling flow has already ended. */
      endedBefore?: readonly EndedAccess[];
    },
  ): Promise<void> {
    const now = this.clock.now();
    await this.credentials.save(profile.id, passwordHash, now);
    await this.database.afterCommit(() => this.journal.noteEnding('password_ended', profile.id, now));
    const kept = { sessionId: keptSessionId ?? undefined, deviceToken: client.deviceToken };
    const event = how === 'changed' ? 'password_changed' : 'password_reset';
    const ended = await this.endings.end(event, profile.id, kept);
    await this.notices.passwordChanged(profile, how, client, [...endedBefore, ...ended]);
  }
}
