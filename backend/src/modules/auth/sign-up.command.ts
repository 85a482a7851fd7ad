import { Injectable } from '@nestjs/common';
import { AccountsService, type NewAccount } from './accounts.service.js';
import { AttemptLimitsService } from './attempt-limits.service.js';
import { SessionsService, type Client, type SignedIn } from './sessions.service.js';

/** A newcomer makes an account and is signed in (D §4). */
@Injectable()
export class SignUpCommand {
  constructor(
    private readonly limits: AttemptLimitsService,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
  ) {}

  /** @throws TooManyAttemptsError, EmailTakenError */
  async execute(account: Omit<NewAccount, 'is_admin'>, client: Client): Promise<SignedIn> {
    await this.limits.beforeSignUp(client.address);
    return this.accounts.create(account, (profile) => this.sessions.start(profile, client));
  }
}
