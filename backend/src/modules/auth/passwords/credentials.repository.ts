import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EntityColumns } from '../../../platform/database/entity-columns.js';
import { CredentialsEntity } from './credentials.entity.js';

export type CredentialsRow = Readonly<Pick<CredentialsEntity, 'user_id' | 'password_hash'>>;

const CREDENTIALS = EntityColumns.of(CredentialsEntity);

@Injectable()
export class CredentialsRepository {
  constructor(private readonly database: Database) {}

  async insert(userId: string, passwordHash: string, now: Date): Promise<void> {
    const { sql, values } = CREDENTIALS.insert({
      user_id: userId,
      password_hash: passwordHash,
      updated_at: now,
    });
    await this.database.query(sql, values);
  }

  /** @param email normalised */
  async findByEmail(email: string): Promise<CredentialsRow | null> {
    const [row] = await this.database.query<CredentialsRow>(
      `select c.user_id, c.password_hash
         from profiles p join user_credentials c on c.user_id = p.id
        where p.email = $1`,
      [email],
    );
    return row ?? null;
  }

  /** Null for an account without a password. */
  async findHashOf(userId: string): Promise<string | null> {
    const [row] = await this.database.query<Pick<CredentialsRow, 'password_hash'>>(
      'select password_hash from user_credentials where user_id = $1',
      [userId],
    );
    return row?.password_hash ?? null;
  }

  /** The same, locked until the transaction ends. */
  async holdHashOf(userId: string): Promise<string | null> {
    const [row] = await this.database.query<Pick<CredentialsRow, 'password_hash'>>(
      'select password_hash from user_credentials where user_id = $1 for share',
      [userId],
    );
    return row?.password_hash ?? null;
  }

  /** Sets the password, the first one or a new one. */
  async save(userId: string, passwordHash: string, now: Date): Promise<void> {
    const { sql, values } = CREDENTIALS.insert({
      user_id: userId,
      password_hash: passwordHash,
      updated_at: now,
    });
    await this.database.query(
      `${sql} on conflict on constraint pk_user_credentials
         do update set password_hash = excluded.password_hash, updated_at = excluded.updated_at`,
      values,
    );
  }

  /** False when there was none. */
  async delete(userId: string): Promise<boolean> {
    const rows = await this.database.query('delete from user_credentials where user_id = $1 returning 1', [
      userId,
    ]);
    return rows.length > 0;
  }

  /**
   * Replaces the hash with a stronger one of the same password, unless the password has changed meanwhile.
   */
  async replaceHash(userId: string, oldHash: string, newHash: string, now: Date): Promise<void> {
    await this.database.query(
      `update user_credentials set password_hash = $3, updated_at = $4 where user_id = $1 and password_hash = $2`,
      [userId, oldHash, newHash, now],
    );
  }
}
