import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns } from '../../../platform/database/entity-columns.js';
import { ProfileEntity } from './profile.entity.js';

export type Profile = Readonly<ProfileEntity>;

const PROFILES = EntityColumns.of(ProfileEntity);

export type NewProfile = Pick<
  Profile,
  'email' | 'full_name' | 'first_name' | 'time_zone' | 'signup_source' | 'is_admin'
>;

type ChangeableField = Exclude<keyof Profile, 'id' | 'email' | 'token_version' | 'created_at' | 'updated_at'>;

/** Absent or undefined fields stay unchanged. */
export type ProfileChange = { readonly [Field in ChangeableField]?: Profile[Field] | undefined };

@Injectable()
export class ProfilesRepository {
  constructor(private readonly database: Database) {}

  /** Null when the email is taken. */
  async insert(profile: NewProfile, now: Date): Promise<Profile | null> {
    const { sql, values } = PROFILES.insert({ ...profile, created_at: now, updated_at: now });
    const [row] = await this.database.query<Profile>(
      `${sql} on conflict on constraint uq_profiles_email do nothing returning *`,
      values,
    );
    return row ?? null;
  }

  async findById(id: string): Promise<Profile | null> {
    const [row] = await this.database.query<Profile>('select * from profiles where id = $1', [id]);
    return row ?? null;
  }

  async findByEmail(email: string): Promise<Profile | null> {
    const [row] = await this.database.query<Profile>('select * from profiles where email = $1', [email]);
    return row ?? null;
  }

  /** All who may use the console. */
  async findStaff(): Promise<Profile[]> {
    return this.database.query<Profile>('select * from profiles where is_admin order by created_at, id');
  }

  /** All who may use the console, locked in one order until the transaction ends: two who lock them never wait for each other. */
  async lockStaff(): Promise<Profile[]> {
    return this.database.query<Profile>(
      'select * from profiles where is_admin order by id for no key update',
    );
  }

  /** The row stays locked until the transaction ends; who writes rows that only name the user does not wait. */
  async lockById(id: string): Promise<Profile | null> {
    const [row] = await this.database.query<Profile>(
      'select * from profiles where id = $1 for no key update',
      [id],
    );
    return row ?? null;
  }

  async update(id: string, change: ProfileChange, now: Date): Promise<Profile> {
    const columns = Object.entries<unknown>(change).filter(([, value]) => value !== undefined);
    const assignments = columns.map(([column], index) => `${column} = $${index + 3}, `).join('');
    const [row] = await this.database.query<Profile>(
      `update profiles set ${assignments}updated_at = $2 where id = $1 returning *`,
      [id, now, ...columns.map(([, value]) => value)],
    );
    if (!row) throw new Error('A profile that was locked is gone');
    return row;
  }

  /** The first time is kept. */
  async noteSignIn(id: string, now: Date): Promise<void> {
    await this.database.query(
      'update profiles set first_signed_in_at = $2 where id = $1 and first_signed_in_at is null',
      [id, now],
    );
  }

  /** Waits for nobody: who holds the row, another request notes the time. */
  async noteSeen(id: string, now: Date): Promise<void> {
    await this.database.query(
      `update profiles set last_seen_at = $2
        where id = (select id from profiles where id = $1 for no key update skip locked)`,
      [id, now],
    );
  }

  async raiseTokenVersion(id: string): Promise<void> {
    await this.database.query('update profiles set token_version = token_version + 1 where id = $1', [id]);
  }

  /** The profile and, by the foreign keys, all that hangs on it. */
  async delete(id: string): Promise<void> {
    await this.database.query('delete from profiles where id = $1', [id]);
  }
}
