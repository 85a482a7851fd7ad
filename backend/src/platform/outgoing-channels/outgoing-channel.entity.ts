import type { OutgoingChannel } from '@drumbeat/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Older data was restored, it may have been after a long silence, or staff paused it. */
const PAUSE_REASONS = ['restored', 'silence', 'staff'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** One kind of outgoing traffic. A paused channel starts nothing new. */
@Entity('outgoing_channels')
@Check('ck_outgoing_channels_pause', '(paused_at is null) = (pause_reason is null)')
@Check('ck_outgoing_channels_reason', `pause_reason in ('${PAUSE_REASONS.join("', '")}')`)
export class OutgoingChannelEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_outgoing_channels' })
  name: OutgoingChannel;

  @Column('timestamptz', { nullable: true })
  paused_at: Date | null;

  @Column('text', { nullable: true })
  pause_reason: PauseReason | null;
}
