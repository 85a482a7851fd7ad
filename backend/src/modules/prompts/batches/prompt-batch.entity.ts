import type { BatchStatus, PlainDate } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { LeasedRowEntity } from '../../../platform/leases/leased-row.entity.js';

/** Origin of a batch: staff, the user's own first answers, or the run that prepares each week. */
export type BatchOrigin = 'staff' | 'starter' | 'week';

/** An order of prompts for a user, written by a worker. */
@Entity('prompt_batches')
@Index('ix_prompt_batches_user', ['user_id', 'created_at', 'id'])
@Index('ix_prompt_batches_requester', ['requested_by'], { where: 'requested_by is not null' })
@Index('ix_prompt_batches_created', ['created_at', 'id'])
@Index('ix_prompt_batches_origin', ['origin', 'created_at', 'id'])
@Index('ix_prompt_batches_status', ['status', 'id'])
@Index('ix_prompt_batches_waiting', ['woken_at'], { where: `status in ('queued', 'writing')` })
@Index('ix_prompt_batches_pushed', ['pushed_at'], { where: 'pushed_at is not null' })
@Index('uq_prompt_batches_starter', ['user_id'], { unique: true, where: `origin = 'starter'` })
@Index('uq_prompt_batches_week', ['user_id', 'week'], { unique: true, where: 'week is not null' })
@Index('uq_prompt_batches_order', ['order_id', 'user_id'], { unique: true, where: 'order_id is not null' })
@Check('ck_prompt_batches_days', `days <@ '{1,3,5}'::smallint[]`)
@Check('ck_prompt_batches_slots', `slots <@ '{1,2}'::smallint[]`)
@Check('ck_prompt_batches_origin', `origin in ('staff', 'starter', 'week')`)
@Check('ck_prompt_batches_week', `(origin = 'week') = (week is not null) and extract(isodow from week) = 1`)
@Check('ck_prompt_batches_status', `status in ('queued', 'writing', 'done', 'failed')`)
@Check('ck_prompt_batches_count', 'count between 1 and 60')
@Check('ck_prompt_batches_weeks', 'weeks between 1 and 12')
@Check('ck_prompt_batches_error', `(status = 'failed') = (error is not null)`)
@Check(
  'ck_prompt_batches_lease',
  `(status = 'writing') = (lease_id is not null) and (status = 'writing') = (lease_until is not null)`,
)
export class PromptBatchEntity extends LeasedRowEntity<BatchStatus> {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_prompt_batches' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_prompt_batches_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('text', { default: 'staff' })
  origin: BatchOrigin;

  /** The Monday of the week that the week's run prepares it for. */
  @Column('date', { nullable: true })
  week: PlainDate | null;

  /** How often the week's run took it up again after it had failed. */
  @Column('smallint', { default: 0 })
  taken_up: number;

  /** The member of staff; null when the account is gone, and for what nobody ordered. */
  @Column('uuid', { nullable: true })
  @ForeignKey('profiles', 'id', { name: 'fk_prompt_batches_requester', onDelete: 'SET NULL' })
  requested_by: string | null;

  @Column('smallint')
  count: number;

  /** Numbers of the pillars to write for; empty means all of the user's. */
  @Column('smallint', { array: true, default: '{}' })
  pillars: number[];

  /** The order for many users that it belongs to, chosen by who orders: a user has one batch of it. */
  @Column('uuid', { nullable: true })
  order_id: string | null;

  /** ISO numbers of the weekdays for the dates; empty means every day of the calendar. */
  @Column('smallint', { array: true, default: '{}' })
  days: number[];

  /** Numbers of the slots of a day for the dates; empty means both. */
  @Column('smallint', { array: true, default: '{}' })
  slots: number[];

  /** How the prompts are to sound, and what else they are asked for; a connected model is told. */
  @Column('text', { nullable: true })
  tone: string | null;

  @Column('text', { nullable: true })
  brief: string | null;

  /** Number of weeks for the dates. */
  @Column('smallint')
  weeks: number;

  @Column('boolean')
  push_to_calendar: boolean;

  /** True where staff read the prompts before their user sees them. */
  @Column('boolean', { default: false })
  for_review: boolean;

  /** When its prompts came onto the calendar last. */
  @Column('timestamptz', { nullable: true })
  pushed_at: Date | null;

  /** First day for a date; null means the day on which the prompts are placed, in the user's zone. */
  @Column('date', { nullable: true })
  start_date: PlainDate | null;

  @Column('smallint', { default: 0 })
  created_count: number;

  @Column('text', { nullable: true })
  writer: string | null;
}
