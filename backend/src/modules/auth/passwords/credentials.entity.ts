import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A person's password, hashed. Apart from `profiles` so that no query for a profile can read it by accident. */
@Entity('user_credentials')
export class CredentialsEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_user_credentials' })
  @ForeignKey('profiles', 'id', { name: 'fk_user_credentials_user', onDelete: 'CASCADE' })
  user_id: string;

  /** PHC string: algorithm, parameters, salt and hash. */
  @Column('text')
  password_hash: string;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
