import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** How many calls of a day (UTC, as LinkedIn counts) went into a member's figures: the limit that all workers share. */
@Entity('reading_days')
@ForeignKey('social_accounts', ['social_account_id'], ['id'], {
  name: 'fk_reading_days_account',
  onDelete: 'CASCADE',
})
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_reading_days_user', onDelete: 'CASCADE' })
@Index('ix_reading_days_user', ['user_id'])
@Index('ix_reading_days_account', ['social_account_id'])
export class ReadingDayEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_reading_days' })
  day: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_reading_days' })
  social_account_id: string;

  @Column('uuid')
  user_id: string;

  @Column('integer')
  calls: number;
}
