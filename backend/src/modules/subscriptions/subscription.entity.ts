import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A user's subscription; no row means none yet. */
@Entity('user_subscriptions')
@Unique('uq_user_subscriptions_user', ['user_id'])
@Index('ix_user_subscriptions_created', ['created_at', 'id'])
@Index('ix_user_subscriptions_updated', ['updated_at', 'id'])
@Index('ix_user_subscriptions_plan', ['plan_type', 'id'])
@Index('ix_user_subscriptions_status', ['status', 'id'])
@Index('ix_user_subscriptions_period', ['current_period_end', 'id'])
@Index('ix_user_subscriptions_reason', ['reason', 'updated_at', 'id'])
@Index('ix_user_subscriptions_checked', ['checked_at'], { where: 'provider_subscription_id is not null' })
@Check('ck_user_subscriptions_plan_type', `plan_type in ('monthly', 'free')`)
export class SubscriptionEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_user_subscriptions' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_user_subscriptions_user', onDelete: 'CASCADE' })
  user_id: string;

  /** `active`, or the payment provider's status otherwise. */
  @Column('text')
  status: string;

  @Column('text')
  plan_type: 'monthly' | 'free';

  @Column('timestamptz', { nullable: true })
  current_period_end: Date | null;

  @Column('boolean', { default: false })
  cancel_at_period_end: boolean;

  /** Why the plan opens the product, or does not (PAY-3). */
  @Column('text', { default: 'free_plan' })
  reason: string;

  @Column('text', { nullable: true })
  provider_subscription_id: string | null;

  /** The payment service's own word for the state. */
  @Column('text', { nullable: true })
  provider_status: string | null;

  /** Set while a failed payment is waited for. */
  @Column('timestamptz', { nullable: true })
  grace_until: Date | null;

  /** End of the period whose renewal was announced by mail. */
  @Column('timestamptz', { nullable: true })
  reminded_for: Date | null;

  /** When the payment service was last asked. */
  @Column('timestamptz', { nullable: true })
  checked_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
