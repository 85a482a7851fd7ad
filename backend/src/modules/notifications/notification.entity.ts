import type { PlainDate } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A notice inside the app, with one place to go. */
@Entity('notifications')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_notifications_user', onDelete: 'CASCADE' })
@ForeignKey('post_suggestions', ['suggestion_id'], ['id'], {
  name: 'fk_notifications_suggestion',
  onDelete: 'CASCADE',
})
@ForeignKey('learned_rules', ['learned_rule_id'], ['id'], {
  name: 'fk_notifications_learned_rule',
  onDelete: 'CASCADE',
})
@Unique('uq_notifications_subject', ['kind', 'subject', 'user_id'])
@Index('ix_notifications_user', ['user_id', 'created_at', 'id'])
@Index('ix_notifications_created', ['created_at', 'id'])
@Index('ix_notifications_kind', ['kind', 'created_at', 'id'])
@Index('ix_notifications_post', ['post_id', 'kind'], { where: 'post_id is not null' })
@Index('ix_notifications_suggestion', ['suggestion_id'], { where: 'suggestion_id is not null' })
@Index('ix_notifications_learned_rule', ['learned_rule_id'], { where: 'learned_rule_id is not null' })
@Index('ix_notifications_mail_new', ['created_at'], { where: `mail_state = 'new'` })
@Index('ix_notifications_mail_due', ['mail_due_at'], { where: `mail_state = 'planned'` })
@Index('ix_notifications_push_due', ['push_due_at'], { where: 'push_due_at is not null' })
@Check(
  'ck_notifications_mail',
  `mail_state in ('new', 'planned', 'done') and (mail_state = 'planned') = (mail_due_at is not null)`,
)
@Index('ix_notifications_unread', ['user_id', 'created_at', 'id'], { where: 'read_at is null' })
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

  /** Of the same kind and subject a user is told once. What it is about, the columns below say: nobody takes it apart. */
  @Column('text')
  subject: string;

  /**
   * The post that it is about, wherever it leads. Like publication and account without a foreign key: who writes down what became of a
   * publication waits for nobody that holds them. A notice of what is gone does not stand.
   */
  @Column('uuid', { nullable: true })
  post_id: string | null;

  /** The day of its post that it tells of, and the time by hand: another one is another occasion. */
  @Column('date', { nullable: true })
  post_date: PlainDate | null;

  @Column('text', { nullable: true })
  post_time: string | null;

  @Column('uuid', { nullable: true })
  publication_id: string | null;

  /** The choice of its user that it tells of. */
  @Column('integer', { nullable: true })
  publication_version: number | null;

  /** The claim; null where it does not matter. */
  @Column('integer', { nullable: true })
  publication_fence: number | null;

  /** The account whose connection, or limit, it tells of. */
  @Column('uuid', { nullable: true })
  social_account_id: string | null;

  @Column('uuid', { nullable: true })
  suggestion_id: string | null;

  @Column('uuid', { nullable: true })
  learned_rule_id: string | null;

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
