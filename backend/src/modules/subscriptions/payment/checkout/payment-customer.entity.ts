import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** Whose customer somebody is at the payment service. */
@Entity('payment_customers')
@Unique('uq_payment_customers_customer', ['customer_id'])
export class PaymentCustomerEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_customers' })
  @ForeignKey('profiles', 'id', { name: 'fk_payment_customers_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('text')
  customer_id: string;

  /** How often the customer's subscriptions were asked for: each time draws a number. */
  @Column('integer', { default: 0 })
  fetched: number;

  /** The number of the newest response that was written: what was asked for before it is older, and is not. */
  @Column('integer', { default: 0 })
  written: number;

  @Column('timestamptz')
  created_at: Date;
}
