import type { PlanType } from '@drumbeat/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What brought a change of access about. */
export type ChangeCause =
  'user' | 'staff' | 'event' | 'return' | 'comparison' | 'grace' | 'refund' | 'dispute';

/** One change of somebody's access, with its reason. Rows are only added. */
@Entity('subscription_changes')
@Index('ix_subscription_changes_user', ['user_id', 'id'])
@Index('ix_subscription_changes_actor', ['actor_id'], { where: 'actor_id is not null' })
export class SubscriptionChangeEntity {
  /** In the order of the changes. */
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_subscription_changes',
  })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_subscription_changes_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  plan_type: PlanType;

  @Column('text')
  status: string;

  /** A reason of `libs/domain/src/subscriptions`, or `refunded`, `disputed`, `paid_twice`, which change no access. */
  @Column('text')
  reason: string;

  @Column('boolean')
  opens: boolean;

  @Column('boolean')
  opened_before: boolean;

  @Column('text')
  cause: ChangeCause;

  @Column('text', { nullable: true })
  event_id: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('profiles', 'id', { name: 'fk_subscription_changes_actor', onDelete: 'SET NULL' })
  actor_id: string | null;

  @Column('timestamptz', { nullable: true })
  current_period_end: Date | null;

  @Column('boolean')
  cancel_at_period_end: boolean;

  @Column('timestamptz', { nullable: true })
  grace_until: Date | null;
}
