import { SUGGESTION_STATES, type SuggestionState } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What staff suggest to write in a place of a post. Its user alone accepts or declines it. */
@Entity('post_suggestions')
@Index('ix_post_suggestions_post', ['post_id', 'created_at', 'id'])
@Index('ix_post_suggestions_author', ['author_id'], { where: 'author_id is not null' })
@Check('ck_post_suggestions_range', 'range_start >= 0')
@Check('ck_post_suggestions_change', 'original <> replacement')
@Check('ck_post_suggestions_reason', `reason <> ''`)
@Check('ck_post_suggestions_state', `state in (${SUGGESTION_STATES.map((state) => `'${state}'`).join(', ')})`)
@Check('ck_post_suggestions_decided', `(state = 'open') = (decided_at is null)`)
export class PostSuggestionEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_post_suggestions' })
  id: string;

  @Column('uuid')
  @ForeignKey('posts', 'id', { name: 'fk_post_suggestions_post', onDelete: 'CASCADE' })
  post_id: string;

  /** The member of staff; null when the account is gone. */
  @Column('uuid', { nullable: true })
  @ForeignKey('profiles', 'id', { name: 'fk_post_suggestions_author', onDelete: 'SET NULL' })
  author_id: string | null;

  /** In UTF-16 units of the text that staff had before them. */
  @Column('integer')
  range_start: number;

  /** The words that stood there; empty where the post was. */
  @Column('text')
  original: string;

  @Column('text')
  replacement: string;

  @Column('text')
  reason: string;

  @Column('text', { default: 'open' })
  state: SuggestionState;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  decided_at: Date | null;
}
