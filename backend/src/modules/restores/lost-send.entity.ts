import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A post that went out in the time that was lost, and of which the data knows nothing: what the journal says of it. */
@Entity('lost_sends')
@ForeignKey('data_restores', ['restore_id'], ['id'], { name: 'fk_lost_sends_restore', onDelete: 'CASCADE' })
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_lost_sends_user', onDelete: 'CASCADE' })
@ForeignKey('posts', ['post_id'], ['id'], { name: 'fk_lost_sends_post', onDelete: 'CASCADE' })
@Index('ix_lost_sends_restore', ['restore_id', 'sent_at'])
@Index('ix_lost_sends_user', ['user_id'])
@Index('ix_lost_sends_post', ['post_id'])
export class LostSendEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_lost_sends' })
  publication_id: string;

  @Column('uuid')
  restore_id: string;

  /** Null when the account is lost as well. */
  @Column('uuid', { nullable: true })
  user_id: string | null;

  /** Null when the post is lost as well. */
  @Column('uuid', { nullable: true })
  post_id: string | null;

  @Column('timestamptz')
  sent_at: Date;

  /** Its first words. Null when the account was deleted since; those of a lost account are kept as long as the journal's. */
  @Column('text', { nullable: true })
  opening: string | null;

  /** Null when LinkedIn's response was not recorded. */
  @Column('text', { nullable: true })
  linkedin_url: string | null;
}
