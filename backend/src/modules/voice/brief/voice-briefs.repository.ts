import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { VoiceBriefEntity } from './voice-brief.entity.js';

type VoiceBriefRow = Readonly<Pick<VoiceBriefEntity, 'version' | 'created_at' | 'sections'>>;

/** Versions of what a writer is told of users. */
@Injectable()
export class VoiceBriefsRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async findNewest(userId: string, limit: number): Promise<VoiceBriefRow[]> {
    return this.database.query<VoiceBriefRow>(
      `select version, created_at, sections from voice_briefs
        where user_id = $1 order by version desc limit $2`,
      [userId, limit],
    );
  }

  /** Leaves a version that is there already as it is: two tabs that read at once find the same. */
  async insert(
    userId: string,
    { version, sections }: Pick<VoiceBriefRow, 'version' | 'sections'>,
  ): Promise<void> {
    await this.database.query(
      `insert into voice_briefs (user_id, version, sections) values ($1, $2, $3)
       on conflict (user_id, version) do nothing`,
      [userId, version, JSON.stringify(sections)],
    );
  }

  async deleteUpTo(userId: string, version: number): Promise<void> {
    await this.database.query('delete from voice_briefs where user_id = $1 and version <= $2', [
      userId,
      version,
    ]);
  }
}
