import type {
  AnsweredQuestion,
  GenerationKind,
  GenerationOutcome,
  GenerationStatus,
  WritingSource,
} from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The user's request, besides the text itself. */
export interface GenerationRequest {
  readonly mode: 'save' | 'suggest';
  readonly instructions: string | null;
  /** The part of the text that was to be rewritten. */
  readonly selection: string | null;
  readonly answers: readonly AnsweredQuestion[];
}

export interface GenerationWriter {
  readonly kind: 'built-in' | 'model';
  readonly label: string;
}

/** One piece of work of a writer. Kept when its post or prompt is deleted, because the lessons from it stay valid. */
@Entity('generation_history')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_generation_history_user', onDelete: 'CASCADE' })
@ForeignKey('posts', ['post_id'], ['id'], { name: 'fk_generation_history_post', onDelete: 'SET NULL' })
@ForeignKey('content_prompts', ['prompt_id'], ['id'], {
  name: 'fk_generation_history_prompt',
  onDelete: 'SET NULL',
})
@Index('ix_generation_history_post', ['post_id', 'created_at', 'id'], { where: 'post_id IS NOT NULL' })
@Index('ix_generation_history_prompt', ['prompt_id'], { where: 'prompt_id IS NOT NULL' })
@Index('ix_generation_history_user', ['user_id'])
@Index('ix_generation_history_measured', ['user_id', 'changed_share'], {
  where: 'changed_share IS NOT NULL',
})
@Index('ix_generation_history_kept', ['released_at'], { where: 'kept_share IS NOT NULL' })
@Index('ix_generation_history_released', ['user_id', 'released_at'], { where: 'kept_share IS NOT NULL' })
@Index('ix_generation_history_unlearned', ['user_id'], {
  where:
    'kept_share IS NOT NULL AND words_forgotten_at IS NULL AND learned_version IS DISTINCT FROM measured_post_version',
})
@Index('ix_generation_history_writing', ['created_at'], { where: "status = 'writing'" })
@Index('ix_generation_history_words', ['created_at'], { where: 'words_forgotten_at IS NULL' })
@Check('ck_generation_history_kind', `kind in ('draft', 'suggestion', 'openings', 'questions')`)
@Check('ck_generation_history_status', `status in ('writing', 'completed', 'stopped', 'failed')`)
@Check('ck_generation_history_outcome', `outcome in ('inserted', 'replaced', 'beside', 'dismissed', 'saved')`)
@Check('ck_generation_history_changed_share', 'changed_share between 0 and 1')
@Check('ck_generation_history_brief_version', 'brief_version > 0')
@Check('ck_generation_history_kept_share', 'kept_share between 0 and 1')
@Check('ck_generation_history_released', 'kept_share is null or released_at is not null')
@Check('ck_generation_history_voice_match', 'voice_match between 0 and 100')
@Check('ck_generation_history_voice_compared', 'voice_match is null or voice_compared_at is not null')
@Check('ck_generation_history_finished', `(status = 'writing') = (finished_at is null)`)
@Check('ck_generation_history_error', `(status = 'failed') = (error_code is not null)`)
export class GenerationEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_generation_history' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('uuid', { nullable: true })
  post_id: string | null;

  /** The driver returns bigint as text. */
  @Column('bigint', { nullable: true })
  prompt_id: string | null;

  @Column('text')
  kind: GenerationKind;

  @Column('text', { default: 'writing' })
  status: GenerationStatus;

  @Column('text', { nullable: true })
  error_code: string | null;

  @Column('jsonb', { default: {} })
  request: GenerationRequest;

  @Column('jsonb', { default: [] })
  sources: WritingSource[];

  @Column('jsonb')
  writer: GenerationWriter;

  /** The version of the brief that a model was given; null for the built-in writer, which takes none. */
  @Column('integer', { nullable: true })
  brief_version: number | null;

  /** The text; openings and questions one per line. */
  @Column('text', { default: '' })
  output: string;

  @Column('text', { nullable: true })
  outcome: GenerationOutcome | null;

  /** The share changed by the user before publication: 0 nothing, 1 everything. */
  @Column('numeric', { precision: 5, scale: 4, nullable: true })
  changed_share: number | null;

  /** The share of the words of a whole draft that stand in what was released: 0 none, 1 all; null for a part, and where a later text took its place. */
  @Column('numeric', { precision: 5, scale: 4, nullable: true })
  kept_share: number | null;

  /** When the post was scheduled, published or marked as posted with this text for the first time. */
  @Column('timestamptz', { nullable: true })
  released_at: Date | null;

  /** How far the whole text sounds like its author, 0 to 100; null where there was none to tell, for a part, and until it was compared. */
  @Column('smallint', { nullable: true })
  voice_match: number | null;

  @Column('timestamptz', { nullable: true })
  voice_compared_at: Date | null;

  /** The version of the post that `changed_share` was measured against. */
  @Column('integer', { nullable: true })
  measured_post_version: number | null;

  /** The version of the post that habits of its author were last looked for in; null until then (LEARN-1). */
  @Column('integer', { nullable: true })
  learned_version: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  finished_at: Date | null;

  /**
   * When `request`, `sources` and `output` were erased (GENERATION_WORDS_DAYS); null while they are there.
   */
  @Column('timestamptz', { nullable: true })
  words_forgotten_at: Date | null;
}
