import type { OutgoingChannel } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import type { OutgoingChannelEntity } from '../../platform/continuity/outgoing-channel.entity.js';
import { Database } from '../../platform/database/database.js';
import type { DataRestoreEntity } from './data-restore.entity.js';

export type ChannelRow = Readonly<OutgoingChannelEntity>;
export interface LostSendRow {
  readonly publication_id: string;
  readonly user_email: string | null;
  readonly sent_at: Date;
  readonly opening: string | null;
  readonly linkedin_url: string | null;
}

export type RestoreRow = Readonly<DataRestoreEntity>;

@Injectable()
export class ChannelsRepository {
  constructor(private readonly database: Database) {}

  async findAll(): Promise<ChannelRow[]> {
    return this.database.query<ChannelRow>('select * from outgoing_channels order by name');
  }

  /** False where it is as wanted already. */
  async setPaused(name: OutgoingChannel, isPaused: boolean): Promise<boolean> {
    const rows = await this.database.query(
      isPaused
        ? `update outgoing_channels set paused_at = now(), pause_reason = 'staff' where name = $1 and paused_at is null returning 1`
        : `update outgoing_channels set paused_at = null, pause_reason = null where name = $1 and paused_at is not null returning 1`,
      [name],
    );
    return rows.length > 0;
  }

  /** Of one restore, the newest first; without the words of a post that its user has put into the bin. */
  async findLostSends(restoreId: string, limit: number): Promise<LostSendRow[]> {
    return this.database.query<LostSendRow>(
      `select l.publication_id, u.email as user_email, l.sent_at,
              case when p.deleted_at is null then l.opening end as opening, l.linkedin_url
         from lost_sends l left join profiles u on u.id = l.user_id left join posts p on p.id = l.post_id
        where l.restore_id = $1 order by l.sent_at desc, l.publication_id limit $2`,
      [restoreId, limit],
    );
  }

  /** The newest first. */
  async findRestores(limit: number): Promise<RestoreRow[]> {
    return this.database.query<RestoreRow>(
      'select * from data_restores order by found_at desc, id desc limit $1',
      [limit],
    );
  }
}
