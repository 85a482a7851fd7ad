import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A notice inside the app, with one place to go. */
@Entity('notifications')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_notifications_user', onDelete: 'CASCADE' })
@Unique('uq_notifications_subject', ['user_id', 'kind', 'subject'])
@Index('ix_notifications_user', ['user_id', 'created_at', 'id'])
@Index('ix_notifications_created', ['created_at'])
@Index('ix_notifications_unread', ['user_id'], { where: 'read_at is null' })
export class NotificationEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_notifications' })
  id: string;

  @Column('uuid')
  user_id: string;

  /** Stable name of the occasion, such as `publication.missed`. */
  @Column('text')
  kind: string;

  @Column('text')
  title: string;

  @Column('text')
  body: string;

  @Column('text')
  link: string;

  /** Its subject (ids and versions): the same occasion is notified once. */
  @Column('text')
  subject: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  read_at: Date | null;
}
