import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A post that went out in the time that was lost, and of which the data knows nothing: what the journal says of it. */
@Entity('lost_sends')
@ForeignKey('data_restores', ['restore_id'], ['id'], { name: 'fk_lost_sends_restore', onDelete: 'CASCADE' })
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_lost_sends_user', onDelete: 'CASCADE' })
@Index('ix_lost_sends_restore', ['restore_id', 'sent_at'])
@Index('ix_lost_sends_user', ['user_id'])
export class LostSendEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_lost_sends' })
  publication_id: string;

  @Column('uuid')
  restore_id: string;

  /** Null where the account is lost as well. */
  @Column('uuid', { nullable: true })
  user_id: string | null;

  /** May be lost as well. */
  @Column('uuid')
  post_id: string;

  @Column('timestamptz')
  sent_at: Date;

  /** Its first words. */
  @Column('text')
  opening: string;

  /** Null where LinkedIn's answer was not noted. */
  @Column('text', { nullable: true })
  linkedin_url: string | null;
}
