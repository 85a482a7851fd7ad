import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MailFacts, MailKind } from './mail.content.js';

/** The outbox: a mail is written in the transaction that it reports, and sent by a worker. */
@Entity('outgoing_mails')
@Index('ix_outgoing_mails_open', ['woken_at'], { where: 'sent_at is null and failed_at is null' })
@Index('ix_outgoing_mails_user', ['user_id'], { where: 'user_id is not null' })
@Index('ix_outgoing_mails_link', ['link_id'], { where: 'link_id is not null' })
@Index('ix_outgoing_mails_unreachable', ['user_id'], { where: 'is_unreachable' })
@Index('ix_outgoing_mails_failed', ['failed_at'], { where: 'failed_at is not null' })
@Index('ix_outgoing_mails_created', ['created_at'])
@Check('ck_outgoing_mails_end', 'sent_at is null or failed_at is null')
export class OutgoingMailEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_outgoing_mails' })
  id: string;

  @Column('text')
  kind: MailKind;

  @Column('text')
  recipient: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('profiles', 'id', { name: 'fk_outgoing_mails_user', onDelete: 'CASCADE' })
  user_id: string | null;

  /** The mail's one-time link; its token is computed from this id when the mail is written out. */
  @Column('uuid', { nullable: true })
  @ForeignKey('one_time_links', 'id', { name: 'fk_outgoing_mails_link', onDelete: 'CASCADE' })
  link_id: string | null;

  @Column('jsonb', { default: {} })
  facts: MailFacts;

  @Column('timestamptz')
  created_at: Date;

  /** From then on the mail would be misleading, for example because its link has expired. */
  @Column('timestamptz', { nullable: true })
  discard_after: Date | null;

  @Column('integer', { default: 0 })
  attempts: number;

  /** The last time a job was made for it. */
  @Column('timestamptz')
  woken_at: Date;

  /** Lease: while one worker sends it, no other does. */
  @Column('timestamptz', { nullable: true })
  lease_until: Date | null;

  @Column('timestamptz', { nullable: true })
  sent_at: Date | null;

  @Column('timestamptz', { nullable: true })
  failed_at: Date | null;

  /** It was given up because the mail server knows no way to its address. */
  @Column('boolean', { default: false })
  is_unreachable: boolean;
}
