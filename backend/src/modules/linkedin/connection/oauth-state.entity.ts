import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A started OAuth flow: usable once, by the session that started it. */
@Entity('oauth_states')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_oauth_states_user', onDelete: 'CASCADE' })
@Index('ix_oauth_states_user', ['user_id'])
@Index('ix_oauth_states_expires', ['expires_at'])
export class OAuthStateEntity {
  /** SHA-256 of the state parameter. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_oauth_states' })
  state_hash: string;

  @Column('uuid')
  user_id: string;

  @Column('uuid')
  session_id: string;

  /** A path of our own site, or null for the settings page. */
  @Column('text', { nullable: true })
  return_to: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz')
  expires_at: Date;
}
