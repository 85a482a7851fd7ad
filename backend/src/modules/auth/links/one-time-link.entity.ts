import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

export type LinkType = 'magiclink' | 'signup' | 'recovery';

/** A link in a mail that proves the mailbox, once and for a short time. Its token is nowhere in the database. */
@Entity('one_time_links')
@Unique('uq_one_time_links_token', ['token_hash'])
@Index('ix_one_time_links_user', ['user_id'], { where: 'user_id is not null' })
@Index('ix_one_time_links_expires', ['expires_at'])
@Check('ck_one_time_links_type', `type in ('magiclink', 'signup', 'recovery')`)
export class OneTimeLinkEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_one_time_links' })
  id: string;

  @Column('text')
  type: LinkType;

  /** Null when nobody has the address: the same work is done whether there is an account or not. */
  @Column('uuid', { nullable: true })
  @ForeignKey('profiles', 'id', { name: 'fk_one_time_links_user', onDelete: 'CASCADE' })
  user_id: string | null;

  /** SHA-256, hexadecimal. */
  @Column('text')
  token_hash: string;

  /** Path of this site to continue to. */
  @Column('text', { nullable: true })
  next: string | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  expires_at: Date;

  @Column('timestamptz', { nullable: true })
  used_at: Date | null;
}
