import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { AttemptLimitsService } from '../allowances/attempt-limits.service.js';
import { EmailNotConfirmedError, InvalidCredentialsError } from '../auth.errors.js';
import { OpenSessionCommand } from '../sessions/open-session.command.js';
import type { Client } from '../sessions/client.js';
import type { SignedIn } from '../sessions/sessions.service.js';
import { SignInLog } from './sign-in-log.js';

/** Signs in with email and password. */
@Injectable()
export class SignInCommand {
  constructor(
    private readonly limits: AttemptLimitsService,
    private readonly accounts: AccountsService,
    private readonly openSession: OpenSessionCommand,
    private readonly config: AppConfig,
    private readonly log: SignInLog,
  ) {}

  /** @throws TooManyAttemptsError, InvalidCredentialsError, EmailNotConfirmedError */
  async execute(
    { email, password }: { readonly email: string; readonly password: string },
    client: Client,
  ): Promise<SignedIn> {
    this.log.write('password', { email, password, address: client.address });
    await this.limits.beforeSignIn(email, client.address);
    const opened = await this.accounts.open(email, password, async (profile) =>
      this.config.auth.requireEmailConfirmation && !profile.email_confirmed_at
        ? 'unconfirmed'
        : this.openSession.execute(profile, 'password', client),
    );
    if (!opened) {
      this.log.refused('password', client);
      throw new InvalidCredentialsError();
    }
    await this.limits.afterSignIn(email, client.address);
    if (opened === 'unconfirmed') throw new EmailNotConfirmedError();
    return opened;
  }
}
