import type { ReadingPauseReason } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * A LinkedIn member that a user connected. A disconnected one keeps its row, without tokens: publications point to the
 * member they were meant for, and another member never inherits them. The token is sealed (SecretBox).
 */
@Entity('social_accounts')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_social_accounts_user', onDelete: 'CASCADE' })
@Unique('uq_social_accounts_member', ['user_id', 'provider', 'provider_user_id'])
@Index('uq_social_accounts_connected', ['user_id', 'provider'], {
  unique: true,
  where: 'disconnected_at is null',
})
@Check('ck_social_accounts_provider', `provider in ('linkedin')`)
@Check(
  'ck_social_accounts_readings_pause',
  `(readings_paused_until is null) = (readings_pause_reason is null)
   and readings_pause_reason in ('token_refused', 'not_permitted', 'throttled', 'version_ended', 'changed_shape')`,
)
@Check('ck_social_accounts_tokens', `(disconnected_at is null) = (access_token_encrypted is not null)`)
export class SocialAccountEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_social_accounts' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  provider: 'linkedin';

  /** OpenID Connect's `sub`; the member is `urn:li:person:{sub}`. */
  @Column('text')
  provider_user_id: string;

  @Column('text')
  display_name: string;

  @Column('text', { nullable: true })
  avatar_url: string | null;

  @Column('text', { array: true, default: '{}' })
  granted_scopes: string[];

  @Column('text', { nullable: true })
  access_token_encrypted: string | null;

  @Column('timestamptz', { nullable: true })
  token_issued_at: Date | null;

  /** When the access token ends; null when LinkedIn did not say. */
  @Column('timestamptz', { nullable: true })
  expires_at: Date | null;

  /** LinkedIn refused the token or a scope: the user must connect again. */
  @Column('boolean', { default: false })
  needs_reconnect: boolean;

  /** LinkedIn throttles this member: nothing is sent for them before this time (429). */
  @Column('timestamptz', { nullable: true })
  throttled_until: Date | null;

  /** Refusals in a row with 429. */
  @Column('smallint', { default: 0 })
  throttle_count: number;

  /** Until when LinkedIn is not asked for this member's figures; sending goes on. */
  @Column('timestamptz', { nullable: true })
  readings_paused_until: Date | null;

  @Column('text', { nullable: true })
  readings_pause_reason: ReadingPauseReason | null;

  @Column('timestamptz', { default: () => 'now()' })
  connected_at: Date;

  @Column('timestamptz', { nullable: true })
  disconnected_at: Date | null;
}
