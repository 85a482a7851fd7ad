import type { OutgoingChannel } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { OutgoingChannelEntity } from './outgoing-channel.entity.js';

/** The condition that a channel is open, for the statements that take its work. */
export function channelIsOpen(channel: OutgoingChannel): string {
  return `not exists (select 1 from outgoing_channels where name = '${channel}' and paused_at is not null)`;
}

/** Start of a channel's pause, as a column; null while it is open. */
export function channelPausedSince(channel: OutgoingChannel): string {
  return `(select paused_at from outgoing_channels where name = '${channel}')`;
}

@Injectable()
export class ChannelPausesRepository {
  constructor(private readonly database: Database) {}

  async findChannels(): Promise<Readonly<OutgoingChannelEntity>[]> {
    return this.database.query('select * from outgoing_channels order by name');
  }

  async findPaused(): Promise<OutgoingChannel[]> {
    const rows = await this.database.query<{ name: OutgoingChannel }>(
      'select name from outgoing_channels where paused_at is not null order by name',
    );
    return rows.map(({ name }) => name);
  }

  /** Start of a channel's pause; null while it is open. */
  async pausedSince(channel: OutgoingChannel): Promise<Date | null> {
    const [row] = await this.database.query<{ paused_at: Date | null }>(
      `select ${channelPausedSince(channel)} as paused_at`,
    );
    return row?.paused_at ?? null;
  }

  /** What staff want. False where it is so already. */
  async setPaused(name: OutgoingChannel, isPaused: boolean): Promise<boolean> {
    const rows = await this.database.query(
      isPaused
        ? `update outgoing_channels set paused_at = now(), pause_reason = 'staff' where name = $1 and paused_at is null returning 1`
        : `update outgoing_channels set paused_at = null, pause_reason = null where name = $1 and paused_at is not null returning 1`,
      [name],
    );
    return rows.length > 0;
  }

  /** After a restore. */
  async pauseAll(): Promise<void> {
    await this.database.query(
      `update outgoing_channels set paused_at = now(), pause_reason = 'restored' where pause_reason is distinct from 'restored'`,
    );
  }

  /** After a long silence. Keeps the reason of existing pauses. */
  async pauseOpen(): Promise<void> {
    await this.database.query(
      `update outgoing_channels set paused_at = now(), pause_reason = 'silence' where paused_at is null`,
    );
  }
}
