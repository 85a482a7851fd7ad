import type { FeedbackAspect } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The target's state when the feedback was given (FEEDBACK-6). */
export interface FeedbackContext {
  readonly title: string;
  readonly content_preview: string;
}

/** One row for each user and prompt or post (FEEDBACK-1). A quick rating fills nothing but the rating. */
@Entity('feedback')
@Unique('uq_feedback_prompt', ['prompt_id', 'user_id'])
@Unique('uq_feedback_post', ['post_id', 'user_id'])
@Index('ix_feedback_user', ['user_id', 'updated_at', 'id'])
@Index('ix_feedback_generation', ['generation_history_id'], { where: 'generation_history_id IS NOT NULL' })
@Index('ix_feedback_updated', ['updated_at', 'id'])
@Index('ix_feedback_rating', { synchronize: false })
@Index('ix_feedback_search', { synchronize: false })
@Index('ix_feedback_low', ['updated_at', 'id'], { where: 'rating <= 2' })
@Index('ix_feedback_stars', ['rating', 'updated_at', 'id'])
@Index('ix_feedback_of_posts', ['updated_at', 'id'], { where: 'post_id is not null' })
@Index('ix_feedback_said', ['updated_at', 'id'], {
  where: 'feedback_text is not null or improvement_suggestions is not null',
})
@Index('ix_feedback_replied', ['updated_at', 'id'], { where: 'replied_at is not null' })
@Check('ck_feedback_target', 'num_nonnulls(prompt_id, post_id) = 1')
@Check('ck_feedback_rating', 'rating between 1 and 5')
@Check('ck_feedback_aspects', 'not (liked_aspects && disliked_aspects)')
@Check('ck_feedback_reply', `(reply is null) = (replied_at is null) and reply <> ''`)
export class FeedbackEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_feedback' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_feedback_user', onDelete: 'CASCADE' })
  user_id: string;

  /** One of the two is the target. The driver returns bigint as text. */
  @Column('bigint', { nullable: true })
  @ForeignKey('content_prompts', 'id', { name: 'fk_feedback_prompt', onDelete: 'CASCADE' })
  prompt_id: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('posts', 'id', { name: 'fk_feedback_post', onDelete: 'CASCADE' })
  post_id: string | null;

  /** Null once it was cleared while a text remains. */
  @Column('smallint', { nullable: true })
  rating: number | null;

  @Column('text', { nullable: true })
  feedback_text: string | null;

  @Column('text', { array: true, default: '{}' })
  liked_aspects: FeedbackAspect[];

  @Column('text', { array: true, default: '{}' })
  disliked_aspects: FeedbackAspect[];

  @Column('text', { nullable: true })
  improvement_suggestions: string | null;

  /** Null when not given. */
  @Column('boolean', { nullable: true })
  would_use: boolean | null;

  @Column('boolean', { nullable: true })
  would_recommend: boolean | null;

  /** The generated text it refers to (FEEDBACK-7), the user's own. */
  @Column('uuid', { nullable: true })
  @ForeignKey('generation_history', 'id', { name: 'fk_feedback_generation', onDelete: 'SET NULL' })
  generation_history_id: string | null;

  @Column('jsonb', { nullable: true })
  context_info: FeedbackContext | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** When its user changed it last; a reply changes nothing of it. */
  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  /** What staff replied, the last time. */
  @Column('text', { nullable: true })
  reply: string | null;

  @Column('timestamptz', { nullable: true })
  replied_at: Date | null;
}
