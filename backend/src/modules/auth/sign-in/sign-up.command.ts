import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { KlaviyoService } from '../../klaviyo/klaviyo.service.js';
import { MailService } from '../../mail/mail.service.js';
import { AccountsService, type NewAccount } from '../accounts/accounts.service.js';
import { AttemptLimitsService } from '../allowances/attempt-limits.service.js';
import { SendLinkCommand } from '../links/send-link.command.js';
import { OpenSessionCommand } from '../sessions/open-session.command.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import type { Client } from '../sessions/client.js';
import type { SignedIn } from '../sessions/sessions.service.js';
import { SignInLog } from './sign-in-log.js';

/** Makes an account (ACCOUNT-1). */
@Injectable()
export class SignUpCommand {
  constructor(
    private readonly limits: AttemptLimitsService,
    private readonly passwords: PasswordsService,
    private readonly accounts: AccountsService,
    private readonly openSession: OpenSessionCommand,
    private readonly sendLink: SendLinkCommand,
    private readonly mail: MailService,
    private readonly klaviyo: KlaviyoService,
    private readonly config: AppConfig,
    private readonly log: SignInLog,
  ) {}

  /**
   * Null: the account is there, nobody is signed in, and a mail with a confirmation link that continues to
   * `next` was sent.
   * @throws TooManyAttemptsError, InvalidInputError for a password that is easily guessed, EmailTakenError,
   * MailNotConfiguredError, MailPausedError
   */
  async execute(
    account: Omit<NewAccount, 'is_admin'>,
    client: Client,
    next?: string,
  ): Promise<SignedIn | null> {
    const { email, password } = account;
    this.log.write('new_account', { email, password, address: client.address });
    const { requireEmailConfirmation } = this.config.auth;
    await this.limits.beforeSignUp(client.address);
    if (requireEmailConfirmation) await this.mail.requireAvailable();
    this.passwords.requireGood(password, email);
    return this.accounts.create(account, async (profile) => {
      await this.klaviyo.note(profile.id, 'Started Signup');
      if (!requireEmailConfirmation) return this.openSession.execute(profile, 'new_account', client);
      await this.sendLink.confirmNewAccount(profile, next);
      return null;
    });
  }
}
