import type { VoiceChange } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { VoiceChangeEntity } from './voice-change.entity.js';

export type VoiceChangeRow = Readonly<
  Pick<VoiceChangeEntity, 'id' | 'created_at' | 'cause' | 'changes' | 'analysis_id'>
>;
export type NewVoiceChange = Pick<VoiceChangeRow, 'cause' | 'analysis_id'> & {
  readonly changes: readonly VoiceChange[];
};

/** The history of writing profiles. */
@Injectable()
export class VoiceChangesRepository {
  constructor(private readonly database: Database) {}

  async insert(userId: string, { cause, changes, analysis_id }: NewVoiceChange): Promise<void> {
    await this.database.query(
      'insert into voice_changes (user_id, cause, changes, analysis_id) values ($1, $2, $3, $4)',
      [userId, cause, JSON.stringify(changes), analysis_id],
    );
  }

  async findNewest(userId: string, limit: number): Promise<VoiceChangeRow[]> {
    return this.database.query<VoiceChangeRow>(
      `select id, created_at, cause, changes, analysis_id from voice_changes
        where user_id = $1 order by created_at desc, id desc limit $2`,
      [userId, limit],
    );
  }

  /** Names of the fields that a person was the last to change. */
  async findFieldsSetByHand(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ field: string }>(
      `select field from (
         select distinct on (change ->> 'field') change ->> 'field' as field, v.cause
           from voice_changes v cross join lateral jsonb_array_elements(v.changes) change
          where v.user_id = $1
          order by change ->> 'field', v.created_at desc, v.id desc) latest
        where cause in ('user', 'staff')`,
      [userId],
    );
    return rows.map(({ field }) => field);
  }
}
