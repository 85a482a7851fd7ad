import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A notice inside the app, with one place to go. */
@Entity('notifications')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_notifications_user', onDelete: 'CASCADE' })
@Unique('uq_notifications_subject', ['kind', 'subject', 'user_id'])
@Index('ix_notifications_user', ['user_id', 'created_at', 'id'])
@Index('ix_notifications_created', ['created_at', 'id'])
@Index('ix_notifications_kind', ['kind', 'created_at', 'id'])
@Index('ix_notifications_mail_new', ['created_at'], { where: `mail_state = 'new'` })
@Index('ix_notifications_mail_due', ['mail_due_at'], { where: `mail_state = 'planned'` })
@Index('ix_notifications_push_due', ['push_due_at'], { where: 'push_due_at is not null' })
@Check(
  'ck_notifications_mail',
  `mail_state in ('new', 'planned', 'done') and (mail_state = 'planned') = (mail_due_at is not null)`,
)
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

  /** Whether its mail is still to be planned, waits for its time, or is sent, or will never be. */
  @Column('text', { default: 'new' })
  mail_state: 'new' | 'planned' | 'done';

  @Column('timestamptz', { nullable: true })
  mail_due_at: Date | null;

  /** When it goes to its user's devices; null where it went, or never does. */
  @Column('timestamptz', { nullable: true })
  push_due_at: Date | null;
}
