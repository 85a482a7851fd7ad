import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A user's identity at a provider: its stable subject, never the email, which can change owners. */
@Entity('sign_in_identities')
@Unique('uq_sign_in_identities_subject', ['provider', 'subject'])
@Unique('uq_sign_in_identities_user', ['user_id', 'provider'])
@Check('ck_sign_in_identities_provider', `provider in ('google')`)
export class IdentityEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_sign_in_identities' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_sign_in_identities_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('text')
  provider: 'google';

  @Column('text')
  subject: string;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  last_used_at: Date;
}
