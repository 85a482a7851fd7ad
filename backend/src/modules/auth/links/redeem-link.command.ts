import { safeReturnPath } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { UsersService } from '../../users/users.service.js';
import { AttemptLimitsService } from '../allowances/attempt-limits.service.js';
import { MailboxProofService } from '../accounts/mailbox-proof.service.js';
import { OpenSessionCommand } from '../sessions/open-session.command.js';
import type { Client } from '../sessions/client.js';
import { KnownDevicesService } from '../devices/known-devices.service.js';
import type { SignedIn } from '../sessions/sessions.service.js';
import { SignInLog } from '../sign-in/sign-in-log.js';
import { OneTimeLinksService, type OwnedLink } from './one-time-links.service.js';

export interface RedeemedLink {
  readonly signedIn: SignedIn;
  readonly next: string | null;
  readonly passwordRemoved: boolean;
}

/** Redeems a magic link or a confirmation link. Both prove the mailbox and sign in. */
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
      const ended = await this.mailbox.prove(link.user_id, type, await this.isSamePerson(type, link, client));
      const profile = await this.users.get(link.user_id);
      const signedIn = await this.openSession.execute(profile, type, client);
      return { signedIn, next: safeReturnPath(link.next), passwordRemoved: ended.includes('password') };
    });
  }

  /**
   * True when the holder of the link made the account: they use a browser that was signed in to it. If nobody
   * ever was, the one who requested the confirmation counts as the one who chose the password. The account
   * records this, since anybody signed in can end sessions and known browsers.
   */
  private async isSamePerson(
    type: 'magiclink' | 'signup',
    { user_id }: OwnedLink,
    { deviceToken }: Client,
  ): Promise<boolean> {
    if (await this.devices.knows(user_id, deviceToken)) return true;
    return type === 'signup' && !(await this.users.wasSignedIn(user_id));
  }
}
