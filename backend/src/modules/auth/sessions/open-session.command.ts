import { isDemoAddress } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import type { Profile } from '../../users/profile/profiles.repository.js';
import { UsersService } from '../../users/users.service.js';
import { KnownDevicesService } from '../devices/known-devices.service.js';
import type { MailboxProof } from '../accounts/mailbox-proof.service.js';
import { SecurityNoticesService } from '../accounts/security-notices.service.js';
import { InvalidCredentialsError } from '../auth.errors.js';
import type { Client } from './client.js';
import { SessionsService, type SignedIn } from './sessions.service.js';
import { SignInLog } from '../sign-in/sign-in-log.js';

export type SignInMethod = 'password' | 'new_account' | MailboxProof;

/** Methods that begin in the account's mailbox: a mail about them would only repeat what its reader has just done. */
const BEGUN_BY_MAIL: readonly SignInMethod[] = ['magiclink', 'signup', 'recovery'];

/**
 * The last step of every sign-in method: opens the session. A sign-in from a new browser is notified by mail.
 */
@Injectable()
export class OpenSessionCommand {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesService,
    private readonly notices: SecurityNoticesService,
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly log: SignInLog,
  ) {}

  /**
   * @throws InvalidCredentialsError for the demo's accounts outside of the demo, whatever the sign-in method
   */
  async execute(profile: Profile, method: SignInMethod, client: Client): Promise<SignedIn> {
    if (!this.config.demo && isDemoAddress(profile.email)) throw new InvalidCredentialsError();
    const signedIn = await this.database.transaction(async () => {
      await this.users.noteSignIn(profile);
      const opened = await this.sessions.start(profile, client);
      await this.notices.signedIn(profile, opened.sessionId, method, client);
      const { deviceToken, isUnexpected } = await this.devices.recognise(profile.id, client.deviceToken);
      if (isUnexpected && !BEGUN_BY_MAIL.includes(method)) await this.notices.newDevice(profile, client);
      return { ...opened, deviceToken };
    });
    this.log.write(`${method}.done`, {
      user_id: profile.id,
      access_token: signedIn.accessToken.value,
      refresh_token: signedIn.refreshToken.value,
    });
    return signedIn;
  }
}
