import type { PlainDate } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Days on which its user wants to post nothing, both included. */
@Entity('planned_breaks')
@Index('ix_planned_breaks_user', ['user_id', 'starts_on', 'id'])
@Check('ck_planned_breaks_days', 'ends_on >= starts_on')
export class PlannedBreakEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_planned_breaks' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_planned_breaks_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('date')
  starts_on: PlainDate;

  @Column('date')
  ends_on: PlainDate;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
