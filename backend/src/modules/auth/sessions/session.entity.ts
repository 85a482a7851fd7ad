import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

export type SessionEndReason =
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'token_reused'
  /** From the list of devices. */
  | 'ended_by_user'
  | 'password_changed'
  /** The mailbox of a never confirmed account was proved: earlier sessions ended. */
  | 'email_proved';

/** One sign-in on one device: the family of its refresh tokens, which ends as a whole. */
@Entity('auth_sessions')
@Index('ix_auth_sessions_user', ['user_id', 'last_used_at'])
@Check('ck_auth_sessions_end', '(ended_at is null) = (end_reason is null)')
@Check(
  'ck_auth_sessions_end_reason',
  `end_reason in ('signed_out', 'signed_out_everywhere', 'token_reused', 'ended_by_user', 'password_changed', 'email_proved')`,
)
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_auth_sessions' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_auth_sessions_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('timestamptz')
  created_at: Date;

  /** The last sign-in or refresh: the idle life is counted from here. */
  @Column('timestamptz')
  last_used_at: Date;

  /** The absolute end, which no activity extends. */
  @Column('timestamptz')
  expires_at: Date;

  @Column('text')
  user_agent: string;

  @Column('text')
  ip: string;

  @Column('timestamptz', { nullable: true })
  ended_at: Date | null;

  @Column('text', { nullable: true })
  end_reason: SessionEndReason | null;
}
