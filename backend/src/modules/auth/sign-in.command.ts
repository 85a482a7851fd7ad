import { Injectable } from '@nestjs/common';
import { AccountsService } from './accounts.service.js';
import { AttemptLimitsService } from './attempt-limits.service.js';
import { InvalidCredentialsError } from './auth.errors.js';
import { SessionsService, type Client, type SignedIn } from './sessions.service.js';

/** Somebody signs in with email and password (D §7). */
@Injectable()
export class SignInCommand {
  constructor(
    private readonly limits: AttemptLimitsService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
  ) {}

  /** @throws TooManyAttemptsError, InvalidCredentialsError */
  async execute(
    { email, password }: { readonly email: string; readonly password: string },
    client: Client,
  ): Promise<SignedIn> {
    await this.limits.beforeSignIn(email, client.address);
    const profile = await this.accounts.authenticate(email, password);
    if (!profile) throw new InvalidCredentialsError();
    await this.limits.afterSignIn(email, client.address);
    return this.sessions.start(profile, client);
  }
}
