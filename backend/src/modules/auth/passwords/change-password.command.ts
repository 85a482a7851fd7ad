import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Database } from '../../../platform/database/database.js';
import { UsersService } from '../../users/users.service.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { AttemptLimitsService } from '../allowances/attempt-limits.service.js';
import { NoPasswordError, WrongPasswordError } from '../auth.errors.js';
import type { Client } from '../sessions/client.js';
import { SignInLog } from '../sign-in/sign-in-log.js';
import { PasswordsService } from './passwords.service.js';

/** Changes the password of a signed-in user who knows the present one. */
@Injectable()
export class ChangePasswordCommand {
  constructor(
    private readonly limits: AttemptLimitsService,
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly database: Database,
    private readonly log: SignInLog,
  ) {}

  /** @throws TooManyAttemptsError, NoPasswordError, WrongPasswordError, InvalidInputError */
  async execute(
    user: AuthenticatedUser,
    { current_password, password }: { readonly current_password: string; readonly password: string },
    client: Client,
  ): Promise<void> {
    // The walls of sign-in: a browser that was left open is no way around them.
    await this.limits.beforeSignIn(user.email, client.address);
    const answer = await this.accounts.checkPassword(user.id, current_password);
    if (answer === 'none') throw new NoPasswordError();
    if (answer === 'wrong') {
      this.log.refused('change_password', client);
      throw new WrongPasswordError();
    }
    await this.limits.afterSignIn(user.email, client.address);
    const hash = await this.passwords.hashGood(password, user.email);
    await this.database.transaction(async () => {
      const profile = await this.users.get(user.id);
      await this.passwords.replace(profile, hash, { how: 'changed', keptSessionId: user.session_id, client });
    });
  }
}
