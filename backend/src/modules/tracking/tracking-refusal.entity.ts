import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A user who does not want their use to be tracked (TRACKING-7). */
@Entity('tracking_refusals')
export class TrackingRefusalEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_tracking_refusals' })
  @ForeignKey('profiles', 'id', { name: 'fk_tracking_refusals_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('timestamptz')
  refused_at: Date;
}
