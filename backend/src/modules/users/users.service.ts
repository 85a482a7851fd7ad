import { firstNameOf, HOUR_MS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { personName } from '../../platform/http/validation/person-name.js';
import { ProfilesRepository, type Profile, type ProfileChange } from './profile/profiles.repository.js';
import { ProfileLockedError } from './users.errors.js';

export interface NewUser {
  /** Normalised. */
  readonly email: string;
  readonly full_name?: string | undefined;
  /** IANA name; UTC when it is not known. */
  readonly time_zone?: string | undefined;
  readonly signup_source?: string | undefined;
  readonly is_admin?: boolean;
}

const SEEN_EVERY_MS = HOUR_MS;

/** User accounts and their profiles. */
@Injectable()
export class UsersService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Null when the email is taken. */
  async create(user: NewUser): Promise<Profile | null> {
    const full_name = personName(user.full_name ?? '');
    return this.profiles.insert(
      {
        email: user.email,
        full_name,
        first_name: full_name && firstNameOf(full_name),
        time_zone: user.time_zone ?? 'UTC',
        signup_source: user.signup_source ?? null,
        is_admin: user.is_admin ?? false,
      },
      this.clock.now(),
    );
  }

  async find(id: string): Promise<Profile | null> {
    return this.profiles.findById(id);
  }

  /** @param email normalised */
  async findByEmail(email: string): Promise<Profile | null> {
    return this.profiles.findByEmail(email);
  }

  /** @throws NotFoundError */
  async get(id: string): Promise<Profile> {
    const profile = await this.profiles.findById(id);
    if (!profile) throw new NotFoundError('The profile');
    return profile;
  }

  /**
   * Changes the user's own profile. A new full name also sets the first name unless that is given.
   * @throws ProfileLockedError when staff have locked it (ACCOUNT-9)
   */
  async changeOwn(id: string, change: ProfileChange): Promise<Profile> {
    return this.database.transaction(async () => {
      const profile = await this.profiles.lockById(id);
      if (!profile) throw new NotFoundError('The profile');
      if (profile.profile_locked) throw new ProfileLockedError();
      return this.profiles.update(id, withFirstName(change), this.clock.now());
    });
  }

  /** Notes that the mailbox is proved to be theirs. False where it was before. */
  async confirmEmail(id: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const profile = await this.profiles.lockById(id);
      if (!profile) throw new NotFoundError('The profile');
      if (profile.email_confirmed_at) return false;
      const now = this.clock.now();
      await this.profiles.update(id, { email_confirmed_at: now }, now);
      return true;
    });
  }

  /** Records that the account is in use, once an hour: a list of staff is ordered by it. */
  async noteSeen({ id, last_seen_at }: Profile): Promise<void> {
    const now = this.clock.now();
    if (last_seen_at === null || now.getTime() - last_seen_at.getTime() >= SEEN_EVERY_MS) {
      await this.profiles.noteSeen(id, now);
    }
  }

  /** Records a sign-in to the account; only the first time is kept. */
  async noteSignIn({ id, first_signed_in_at }: Profile): Promise<void> {
    if (!first_signed_in_at) await this.profiles.noteSignIn(id, this.clock.now());
  }

  /** True when anybody ever signed in to the account. Stays valid until the caller's transaction ends. */
  async wasSignedIn(id: string): Promise<boolean> {
    return Boolean((await this.profiles.lockById(id))?.first_signed_in_at);
  }

  /** Invalidates every access token of the user at once. */
  async raiseTokenVersion(id: string): Promise<void> {
    await this.profiles.raiseTokenVersion(id);
  }

  /** Deletes the user, and by the foreign keys all that is theirs. */
  async delete(id: string): Promise<void> {
    await this.profiles.delete(id);
  }
}

function withFirstName(change: ProfileChange): ProfileChange {
  const { full_name, first_name } = change;
  if (full_name === undefined || first_name !== undefined) return change;
  return { ...change, first_name: full_name && firstNameOf(full_name) };
}
