import { safeReturnPath } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { UsersService } from '../../users/users.service.js';
import { AttemptLimitsService } from '../allowances/attempt-limits.service.js';
import { KnownDevicesService } from '../devices/known-devices.service.js';
import { OneTimeLinksService } from '../links/one-time-links.service.js';
import { MailboxProofService } from '../accounts/mailbox-proof.service.js';
import { OpenSessionCommand } from '../sessions/open-session.command.js';
import type { Client } from '../sessions/client.js';
import type { SignedIn } from '../sessions/sessions.service.js';
import { SignInLog } from '../sign-in/sign-in-log.js';
import { PasswordsService } from './passwords.service.js';

export interface ResetPassword {
  readonly signedIn: SignedIn;
  readonly next: string | null;
}

/** Sets a forgotten or first password with the link of a mail. */
@Injectable()
export class ResetPasswordCommand {
  constructor(
    private readonly limits: AttemptLimitsService,
    private readonly links: OneTimeLinksService,
    private readonly users: UsersService,
    private readonly devices: KnownDevicesService,
    private readonly mailbox: MailboxProofService,
    private readonly passwords: PasswordsService,
    private readonly openSession: OpenSessionCommand,
    private readonly database: Database,
    private readonly log: SignInLog,
  ) {}

  /** @throws TooManyAttemptsError, LinkUsedError, LinkExpiredError, LinkInvalidError, InvalidInputError (the link is good still) */
  async execute(
    { token, password }: { readonly token: string; readonly password: string },
    client: Client,
  ): Promise<ResetPassword> {
    this.log.write('recovery', { token, password });
    await this.limits.beforeLinkUse(client.address);
    const { user_id } = await this.links.look('recovery', token);
    const { email } = await this.users.get(user_id);
    const hash = await this.passwords.hashGood(password, email);
    return this.database.transaction(async () => {
      const link = await this.links.consume('recovery', token);
      // The old password is always removed; nothing else survives that somebody other than the owner may have
      // made.
      const isSamePerson = await this.devices.knows(user_id, client.deviceToken);
      const endedBefore = await this.mailbox.prove(user_id, 'recovery', isSamePerson);
      const profile = await this.users.get(user_id);
      await this.passwords.replace(profile, hash, {
        how: 'reset',
        keptSessionId: null,
        client,
        endedBefore,
      });
      const signedIn = await this.openSession.execute(profile, 'recovery', client);
      return { signedIn, next: safeReturnPath(link.next) };
    });
  }
}
