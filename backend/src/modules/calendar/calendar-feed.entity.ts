import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** The address under which calendar programs read a user's calendar. Its token is computed from the id and stored nowhere. */
@Entity('calendar_feeds')
@Unique('uq_calendar_feeds_user', ['user_id'])
export class CalendarFeedEntity {
  /** A new one with each renewal: the former address stops working. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_calendar_feeds' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_calendar_feeds_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('timestamptz')
  created_at: Date;

  /** When a program last read it, to the quarter of an hour. */
  @Column('timestamptz', { nullable: true })
  last_read_at: Date | null;
}
