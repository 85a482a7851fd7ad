import type { PlainDate, PromptStatus, ReviewDecision } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A prompt written for a user by order of staff. Queries are in the repositories. */
@Entity('content_prompts')
@Index('ix_content_prompts_library', { synchronize: false })
@Index('ix_content_prompts_search', { synchronize: false })
@Index('ix_content_prompts_dated', ['scheduled_date', 'id'])
@Index('ix_content_prompts_status', ['status', 'id'])
@Index('ix_content_prompts_category', ['category', 'id'])
@Index('ix_content_prompts_pillar', ['pillar_number', 'id'])
@Index('ix_content_prompts_calendar', ['user_id', 'scheduled_date', 'id'], {
  where: 'pushed_to_calendar and scheduled_date is not null',
})
@Index('ix_content_prompts_not_pushed', ['id'], { where: 'not pushed_to_calendar' })
@Index('ix_content_prompts_planned', ['scheduled_date'], { where: "pushed_to_calendar and status = 'new'" })
@Index('ix_content_prompts_batch', ['batch_id', 'id'], { where: 'batch_id is not null' })
@Index('ix_content_prompts_in_review', ['batch_id'], {
  where: `is_held and review in ('to_read', 'approved')`,
})
@Check('ck_content_prompts_held', 'not (is_held and pushed_to_calendar)')
@Check('ck_content_prompts_review', `review in ('to_read', 'approved', 'left_out')`)
@Check(
  'ck_content_prompts_left_out',
  `(review is not distinct from 'left_out') = (left_out_reason is not null) and (review is distinct from 'left_out' or is_held)`,
)
@Check('ck_content_prompts_reason', 'char_length(left_out_reason) <= 200')
@Check('ck_content_prompts_status', `status in ('new', 'used', 'archived')`)
@Check('ck_content_prompts_used', `is_used = (status <> 'new')`)
@Check('ck_content_prompts_pillar', 'pillar_number >= 1')
@Check('ck_content_prompts_slot', 'slot is null or (slot in (1, 2) and scheduled_date is not null)')
@Check('ck_content_prompts_written_by', `written_by in ('built-in', 'model', 'staff')`)
@Check('ck_content_prompts_version', 'version >= 1')
@Check('ck_content_prompts_frame', 'char_length(frame_id) between 1 and 80')
@Check('ck_content_prompts_why', 'char_length(why) <= 300')
export class PromptEntity {
  /** A number; the driver returns bigint as text. */
  @PrimaryColumn({
    type: 'bigint',
    generated: 'identity',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pk_content_prompts',
  })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_content_prompts_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('uuid', { nullable: true })
  @ForeignKey('prompt_batches', 'id', { name: 'fk_content_prompts_batch', onDelete: 'SET NULL' })
  batch_id: string | null;

  @Column('text')
  prompt_text: string;

  @Column('text')
  hook: string;

  /** Free text; display type and tags are made from it. */
  @Column('text')
  category: string;

  /** Counted from 1 in the user's content pillars. */
  @Column('smallint')
  pillar_number: number;

  @Column('date', { nullable: true })
  scheduled_date: PlainDate | null;

  /** The day's slot assigned by a batch; null for a date that a person chose. */
  @Column('smallint', { nullable: true })
  slot: 1 | 2 | null;

  @Column('boolean', { default: false })
  is_used: boolean;

  @Column('boolean', { default: false })
  is_favorite: boolean;

  @Column('text', { default: 'new' })
  status: PromptStatus;

  @Column('boolean', { default: false })
  pushed_to_calendar: boolean;

  /** True while its user does not see it: staff have not read it yet, or left it out. */
  @Column('boolean', { default: false })
  is_held: boolean;

  /** What staff decided of it; null where it came to its user without being read. */
  @Column('text', { nullable: true })
  review: ReviewDecision | null;

  @Column('text', { nullable: true })
  left_out_reason: string | null;

  /** The writer; `staff` once they have changed its hook or its text. */
  @Column('text', { default: 'built-in' })
  written_by: 'built-in' | 'model' | 'staff';

  /** The frame that the built-in writer made it from; null of a model, and once staff have changed its words. */
  @Column('text', { nullable: true })
  frame_id: string | null;

  /** Text, hook, category and tag in small letters, kept by a trigger: what the library's search looks through. */
  @Column('text', { default: '' })
  search_text: string;

  /** Why it suits this user, in one sentence; null if not given. */
  @Column('text', { nullable: true })
  why: string | null;

  /** Counts the changes that people made, to detect a change of an older state. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
