import { isDemoAddress } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Profile } from '../../users/profile/profiles.repository.js';
import { UsersService, type NewUser } from '../../users/users.service.js';
import { EmailTakenError } from '../auth.errors.js';
import { CredentialsRepository, type CredentialsRow } from '../passwords/credentials.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

export interface NewAccount extends NewUser {
  /** Already checked by the rules of @drumbeat/domain. */
  readonly password: string;
}

/** A person together with their password. Also what the command line and the demo data make accounts with. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /**
   * Makes the account; `then` runs in the same transaction, so that both happen or neither.
   * @throws EmailTakenError, also for the demo's addresses outside of the demo
   */
  async create<Result>(
    { password, ...user }: NewAccount,
    then: (profile: Profile) => Promise<Result>,
  ): Promise<Result> {
    if (!this.config.demo && isDemoAddress(user.email)) throw new EmailTakenError();
    // Hashing takes its time: before the transaction, not in it.
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async () => {
      const profile = await this.users.create(user);
      if (!profile) throw new EmailTakenError();
      await this.credentials.insert(profile.id, passwordHash, this.clock.now());
      return then(profile);
    });
  }

  /** The account with this email, made if it is not there. An account that is there keeps its password and everything else. */
  async ensure(account: NewAccount): Promise<{ profile: Profile; created: boolean }> {
    const existing = await this.users.findByEmail(account.email);
    if (existing) return { profile: existing, created: false };
    // The operator has confirmed the address by naming it.
    const profile = await this.create(account, async ({ id }) => {
      await this.users.confirmEmail(id);
      return this.users.get(id);
    });
    return { profile, created: true };
  }

  /**
   * The account that this email and password open, or null. Takes equally long for a wrong password and an unknown email.
   * @param email normalised
   */
  async authenticate(email: string, password: string): Promise<Profile | null> {
    return this.open(email, password, async (profile) => profile);
  }

  /**
   * The same; `then` runs in a transaction in which the password stays what it is. So a sign-in that meets a new password
   * comes either before it, and ends with the other sessions, or is refused.
   */
  async open<Result>(
    email: string,
    password: string,
    then: (profile: Profile) => Promise<Result>,
  ): Promise<Result | null> {
    const credentials = await this.verify(email, password);
    if (!credentials) return null;
    const { user_id, password_hash } = credentials;
    return this.database.transaction(async () => {
      if ((await this.credentials.holdHashOf(user_id)) !== password_hash) return null;
      return then(await this.users.get(user_id));
    });
  }

  /** Asks somebody who is signed in for their password again. `none`: the account has no password. */
  async checkPassword(userId: string, password: string): Promise<'right' | 'wrong' | 'none'> {
    const hash = await this.credentials.findHashOf(userId);
    if (hash === null) return 'none';
    return (await this.hasher.matches(password, hash)) ? 'right' : 'wrong';
  }

  private async verify(email: string, password: string): Promise<CredentialsRow | null> {
    const credentials = await this.credentials.findByEmail(email);
    const matches = await this.hasher.matches(password, credentials?.password_hash ?? null);
    if (!credentials || !matches) return null;
    // A copy that was tried out on its own and then opened to others still has them, also with another password.
    if (!this.config.demo && isDemoAddress(email)) return null;
    if (!this.hasher.isOutdated(credentials.password_hash)) return credentials;
    const password_hash = await this.hasher.hash(password);
    await this.credentials.replaceHash(
      credentials.user_id,
      credentials.password_hash,
      password_hash,
      this.clock.now(),
    );
    return { ...credentials, password_hash };
  }
}
