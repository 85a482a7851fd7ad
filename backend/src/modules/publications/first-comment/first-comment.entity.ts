import type { FirstCommentReason, FirstCommentState } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The comment that follows a publication, and its only attempt. `sending` until the sender reported or was lost. */
@Entity('first_comments')
@ForeignKey('publications', ['publication_id'], ['id'], {
  name: 'fk_first_comments_publication',
  onDelete: 'CASCADE',
})
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_first_comments_user', onDelete: 'CASCADE' })
@Index('ix_first_comments_user', ['user_id'])
@Index('ix_first_comments_open', ['next_try_at'], { where: `state in ('waiting', 'sending')` })
@Check('ck_first_comments_state', `state in ('waiting', 'sending', 'posted', 'copy', 'failed')`)
@Check('ck_first_comments_sent', `state not in ('sending', 'posted') or sending_at is not null`)
export class FirstCommentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_first_comments' })
  publication_id: string;

  @Column('uuid')
  user_id: string;

  /** The text when the post was published. */
  @Column('text')
  text: string;

  @Column('text')
  state: FirstCommentState | 'sending';

  @Column('text')
  reason: FirstCommentReason;

  @Column('timestamptz', { default: () => 'now()' })
  next_try_at: Date;

  @Column('timestamptz', { nullable: true })
  sending_at: Date | null;

  @Column('timestamptz', { nullable: true })
  responded_at: Date | null;

  @Column('integer', { nullable: true })
  http_status: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}
