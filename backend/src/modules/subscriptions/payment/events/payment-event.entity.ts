import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

export type PaymentEventOutcome = 'done' | 'ignored' | 'unknown_customer';

/** What became of a message so far: its outcome, or what it waits for. */
export type PaymentEventState = PaymentEventOutcome | 'waiting' | 'failing';

/** A message of the payment service, kept as it came. It is a wake-up: what it says is asked for again. */
@Entity('payment_events')
@Index('ix_payment_events_received', ['received_at', 'id'])
@Index('ix_payment_events_type', ['type', 'id'])
@Index('ix_payment_events_happened', ['happened_at', 'id'])
@Index('ix_payment_events_user', ['user_id', 'received_at'], { where: 'user_id is not null' })
@Index('ix_payment_events_nobody', ['received_at'], { where: 'user_id is null' })
@Index('ix_payment_events_open', ['received_at'], { where: 'processed_at is null' })
@Index('ix_payment_events_outcome', ['outcome', 'received_at', 'id'], {
  where: 'processed_at is not null',
})
@Check('ck_payment_events_source', `source in ('webhook', 'listed')`)
@Check('ck_payment_events_outcome', `outcome in ('done', 'ignored', 'unknown_customer')`)
export class PaymentEventEntity {
  /** The payment service's own id: the same message twice is one row. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_payment_events' })
  id: string;

  @Column('text')
  type: string;

  @Column('text', { nullable: true })
  api_version: string | null;

  @Column('timestamptz')
  happened_at: Date;

  @Column('timestamptz')
  received_at: Date;

  /** `listed`: found by the hourly comparison, because no webhook brought it. */
  @Column('text')
  source: 'webhook' | 'listed';

  /** SHA-256 of the body. */
  @Column('text')
  hash: string;

  @Column('text')
  body: string;

  /** Whose subscription it is about, once that is known. */
  @Column('uuid', { nullable: true })
  @ForeignKey('profiles', 'id', { name: 'fk_payment_events_user', onDelete: 'CASCADE' })
  user_id: string | null;

  /** Null: not processed yet. */
  @Column('text', { nullable: true })
  outcome: PaymentEventOutcome | null;

  /** Why it could not be processed the last time. */
  @Column('text', { nullable: true })
  failure: string | null;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { nullable: true })
  processed_at: Date | null;
}
