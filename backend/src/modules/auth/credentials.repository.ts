import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

export interface CredentialsRow {
  readonly user_id: string;
  readonly password_hash: string;
}

@Injectable()
export class CredentialsRepository {
  constructor(private readonly database: Database) {}

  async insert(userId: string, passwordHash: string, now: Date): Promise<void> {
    await this.database.query(
      'insert into user_credentials (user_id, password_hash, updated_at) values ($1, $2, $3)',
      [userId, passwordHash, now],
    );
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

  /** Puts a stronger hash of the same password in the old one's place, unless the password has changed meanwhile. */
  async replaceHash(userId: string, oldHash: string, newHash: string, now: Date): Promise<void> {
    await this.database.query(
      `update user_credentials set password_hash = $3, updated_at = $4 where user_id = $1 and password_hash = $2`,
      [userId, oldHash, newHash, now],
    );
  }
}
