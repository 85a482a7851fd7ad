import { safeReturnPath } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { UsersService } from '../../users/users.service.js';
import { AttemptLimitsService } from '../attempt-limits.service.js';
import { MailboxProofService } from '../mailbox-proof.service.js';
import { OpenSessionCommand } from '../open-session.command.js';
import type { Client } from '../client.js';
import { KnownDevicesService } from '../devices/known-devices.service.js';
import type { SignedIn } from '../sessions.service.js';
import { SignInLog } from '../sign-in-log.js';
import { OneTimeLinksService } from './one-time-links.service.js';

export interface RedeemedLink {
  readonly signedIn: SignedIn;
  readonly next: string | null;
  readonly passwordRemoved: boolean;
}

/** Somebody pressed the button behind a magic link or a confirmation link. Both prove the mailbox and sign in. */
@Injectable()
export class RedeemLinkCommand {
  constructor(
    private readonly limits: AttemptLimitsService,
    private readonly links: OneTimeLinksService,
    private readonly users: UsersService,
    private readonly devices: KnownDevicesService,
    private readonly mailbox: MailboxProofService,
    private readonly openSession: OpenSessionCommand,
    private readonly database: Database,
    private readonly log: SignInLog,
  ) {}

  /** @throws TooManyAttemptsError, LinkUsedError, LinkExpiredError, LinkInvalidError */
  async execute(
    { type, token }: { readonly type: 'magiclink' | 'signup'; readonly token: string },
    client: Client,
  ): Promise<RedeemedLink> {
    this.log.write('verify', { type, token });
    await this.limits.beforeLinkUse(client.address);
    return this.database.transaction(async () => {
      const link = await this.links.consume(type, token);
      // Whoever asked for the confirmation chose the password; so did whoever uses the browser that made the account.
      const isSamePerson = type === 'signup' || (await this.devices.knows(link.user_id, client.deviceToken));
      const passwordRemoved = await this.mailbox.prove(link.user_id, type, isSamePerson);
      const profile = await this.users.get(link.user_id);
      const signedIn = await this.openSession.execute(profile, type, client);
      return { signedIn, next: safeReturnPath(link.next), passwordRemoved };
    });
  }
}
