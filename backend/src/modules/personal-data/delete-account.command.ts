import { Injectable } from '@nestjs/common';
import { ReauthenticationService } from '../auth/sign-in/reauthentication.service.js';
import { EraseAccountCommand } from './erase-account.command.js';

/** Deletes the account for its owner. */
@Injectable()
export class DeleteAccountCommand {
  constructor(
    private readonly reauthentication: ReauthenticationService,
    private readonly erase: EraseAccountCommand,
  ) {}

  /**
   * @throws WrongPasswordError, TooManyAttemptsError, ReauthenticationRequiredError
   * @throws LastAdminError, PaymentUnavailableError, PostOnItsWayError
   */
  async execute(
    who: { readonly userId: string; readonly sessionId: string },
    password: string | undefined,
  ): Promise<void> {
    await this.reauthentication.prove(who, password);
    await this.erase.execute(who.userId, null);
  }
}
