import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { KlaviyoEventName } from './klaviyo.rules.js';

/** A step of a user that Klaviyo is told of, once; kept with the account, so that it is never told again. */
@Entity('klaviyo_events')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_klaviyo_events_user', onDelete: 'CASCADE' })
@Index('uq_klaviyo_events_step', ['user_id', 'event', 'subject'], { unique: true })
@Index('ix_klaviyo_events_waiting', ['next_try_at'], { where: 'sent_at is null and given_up_at is null' })
@Check(
  'ck_klaviyo_events_event',
  `event in ('Started Signup', 'Completed Onboarding', 'Subscription Started')`,
)
export class KlaviyoEventEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_klaviyo_events' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  event: KlaviyoEventName;

  /** The plan that was started; '' for a step that has no kinds. */
  @Column('text', { default: '' })
  subject: string;

  @Column('jsonb', { default: {} })
  properties: Record<string, unknown>;

  /** Of the profile there. */
  @Column('jsonb', { default: {} })
  profile_props: Record<string, unknown>;

  @Column('timestamptz')
  happened_at: Date;

  @Column('integer', { default: 0 })
  attempts: number;

  /** While a worker sends it: the end of its lease. */
  @Column('timestamptz')
  next_try_at: Date;

  @Column('timestamptz', { nullable: true })
  sent_at: Date | null;

  @Column('timestamptz', { nullable: true })
  given_up_at: Date | null;
}
