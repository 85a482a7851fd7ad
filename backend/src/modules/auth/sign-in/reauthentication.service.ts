import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/http/errors/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { WrongPasswordError } from '../auth.errors.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { UserAllowancesService } from '../allowances/user-allowances.service.js';

export class ReauthenticationRequiredError extends AppError {
  constructor() {
    super(
      403,
      'auth.reauthentication_required',
      'Please sign in again, then repeat this within ten minutes.',
    );
  }
}

/** A session that was opened this short a time ago proves who is there as well as a password does. */
const FRESH_SESSION_MS = 10 * 60_000;

/** Re-authenticates a signed-in user before an irreversible action. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsRepository,
    private readonly allowances: UserAllowancesService,
    private readonly clock: Clock,
  ) {}

  /**
   * With a password: that one. Without one (Google, magic link): a session that has just been opened.
   * @throws WrongPasswordError, TooManyAttemptsError, ReauthenticationRequiredError
   */
  async prove(
    { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
    password: string | undefined,
  ): Promise<void> {
    await this.allowances.take('reauthentication', userId);
    const answer = await this.accounts.checkPassword(userId, password ?? '');
    if (answer === 'right') return;
    if (answer === 'wrong') throw new WrongPasswordError();
    const now = this.clock.now();
    const session = await this.sessions.findLive(userId, sessionId, now);
    if (!session || now.getTime() - session.created_at.getTime() > FRESH_SESSION_MS) {
      throw new ReauthenticationRequiredError();
    }
  }
}
