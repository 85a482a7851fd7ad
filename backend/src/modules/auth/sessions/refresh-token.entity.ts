import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One link of a session's chain of refresh tokens. The token itself is nowhere in the database. */
@Entity('refresh_tokens')
@Unique('uq_refresh_tokens_hash', ['token_hash'])
@Index('ix_refresh_tokens_session', ['session_id'])
@Index('ix_refresh_tokens_successor', ['replaced_by'], { where: 'replaced_by is not null' })
@Check('ck_refresh_tokens_used', 'replaced_by is null or used_at is not null')
export class RefreshTokenEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_refresh_tokens' })
  id: string;

  @Column('uuid')
  @ForeignKey('auth_sessions', 'id', { name: 'fk_refresh_tokens_session', onDelete: 'CASCADE' })
  session_id: string;

  /** SHA-256, hexadecimal. */
  @Column('text')
  token_hash: string;

  @Column('timestamptz')
  created_at: Date;

  /** End of the session's idle life when the token was made. */
  @Column('timestamptz')
  expires_at: Date;

  @Column('timestamptz', { nullable: true })
  used_at: Date | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('refresh_tokens', 'id', { name: 'fk_refresh_tokens_successor', onDelete: 'SET NULL' })
  replaced_by: string | null;
}
