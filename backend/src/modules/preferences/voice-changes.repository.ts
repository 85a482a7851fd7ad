import type { VoiceChange } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { VoiceChangeEntity } from './voice-change.entity.js';

export type VoiceChangeRow = Readonly<
  Pick<VoiceChangeEntity, 'id' | 'created_at' | 'cause' | 'changes' | 'analysis_id' | 'reason'>
>;
export type NewVoiceChange = Pick<VoiceChangeRow, 'cause' | 'analysis_id'> & {
  readonly changes: readonly VoiceChange[];
  readonly reason?: string | null;
};

/** The history of writing profiles. */
@Injectable()
export class VoiceChangesRepository {
  constructor(private readonly database: Database) {}

  async insert(userId: string, { cause, changes, analysis_id, reason }: NewVoiceChange): Promise<void> {
    await this.database.query(
      'insert into voice_changes (user_id, cause, changes, analysis_id, reason) values ($1, $2, $3, $4, $5)',
      [userId, cause, JSON.stringify(changes), analysis_id, reason ?? null],
    );
  }

  async findNewest(userId: string, limit: number): Promise<VoiceChangeRow[]> {
    return this.database.query<VoiceChangeRow>(
      `select id, created_at, cause, changes, analysis_id, reason from voice_changes
        where user_id = $1 order by created_at desc, id desc limit $2`,
      [userId, limit],
    );
  }

  /**
   * Keeps the newest steps of a user up to so many, and to so many bytes; the newest in any case. One that is larger by itself does not
   * count for the others.
   */
  async keepNewest(
    userId: string,
    { steps, bytes }: { readonly steps: number; readonly bytes: number },
  ): Promise<void> {
    await this.database.query(
      `delete from voice_changes
        where user_id = $1 and id in (
          select id from (
            select id, size, row_number() over newest as place, sum(size) filter (where size <= $3) over newest as bytes
              from (select id, created_at, octet_length(changes::text) as size from voice_changes where user_id = $1) each
            window newest as (order by created_at desc, id desc)) step
          where place > 1 and (place > $2 or size > $3 or bytes > $3))`,
      [userId, steps, bytes],
    );
  }

  /** Names of the fields last changed by a person. */
  async findFieldsSetByHand(userId: string): Promise<string[]> {
    const [row] = await this.database.query<{ set_by_hand: string[] }>(
      'select set_by_hand from user_preferences where user_id = $1',
      [userId],
    );
    return row?.set_by_hand ?? [];
  }

  /** Records who last changed these fields: a person, or an analysis. */
  async noteLastChanged(userId: string, fields: readonly string[], byHand: boolean): Promise<void> {
    await this.database.query(
      `update user_preferences
          set set_by_hand = array(
            select field from unnest(set_by_hand) field where field <> all ($2)
             union all select field from unnest($2::text[]) field where $3)
        where user_id = $1`,
      [userId, fields, byHand],
    );
  }
}
