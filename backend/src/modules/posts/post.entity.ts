import type { PlainDate, PostStatus, TextFinding } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

export const POST_SOURCE_TYPES = ['prompt', 'notes', 'manual', 'training'] as const;
export type PostSourceType = (typeof POST_SOURCE_TYPES)[number];

/** Origin of a generated text. */
export interface GenerationMetadata {
  readonly writer: { readonly kind: 'built-in' | 'model'; readonly label: string };
  readonly prompt_id: number | null;
  readonly instructions?: string;
}

/** A post (POST-1), with the version that an edit must name. */
@Entity('posts')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_posts_user', onDelete: 'CASCADE' })
@Index('ix_posts_user_updated', ['user_id', 'updated_at', 'id'], {
  where: 'NOT is_hidden AND deleted_at IS NULL',
})
@Index('ix_posts_user_status_updated', ['user_id', 'status', 'updated_at', 'id'], {
  where: 'NOT is_hidden AND deleted_at IS NULL',
})
@Index('ix_posts_user_posted', ['user_id', 'posted_at', 'id'], {
  where: "NOT is_hidden AND status = 'used' AND deleted_at IS NULL",
})
@Index('ix_posts_posted', ['posted_at'], {
  where: "NOT is_hidden AND status = 'used' AND deleted_at IS NULL",
})
@Index('ix_posts_user_hidden', ['user_id', 'updated_at', 'id'], {
  where: 'is_hidden AND deleted_at IS NULL',
})
@Index('ix_posts_search', { synchronize: false })
@Index('ix_posts_updated', ['updated_at', 'id'], { where: 'deleted_at IS NULL' })
@Index('ix_posts_archived', ['updated_at', 'id'], {
  where: "status = 'archived' AND deleted_at IS NULL",
})
@Index('ix_posts_posted_first', { synchronize: false })
@Index('ix_posts_deleted', ['deleted_at'], { where: 'deleted_at IS NOT NULL' })
@Index('ix_posts_user_scheduled', ['user_id', 'scheduled_date'], { where: 'scheduled_date IS NOT NULL' })
@Index('ix_posts_by_hand', ['scheduled_date'], {
  where: "hand_time IS NOT NULL AND status = 'draft' AND deleted_at IS NULL",
})
@Index('ix_posts_plan_changed', ['plan_changed_at'], { where: 'plan_changed_at IS NOT NULL' })
@Index('ix_posts_source', ['user_id', 'source_type', 'source_id'])
@Index('uq_posts_prompt_draft', ['user_id', 'source_id'], {
  unique: true,
  where: "source_type = 'prompt' AND status = 'draft' AND deleted_at IS NULL",
})
@Index('uq_posts_training', ['user_id', 'source_id'], {
  unique: true,
  where: "source_type = 'training'",
})
@Check('ck_posts_status', `status in ('draft', 'used', 'archived')`)
@Check('ck_posts_source_type', `source_type in ('prompt', 'notes', 'manual', 'training')`)
@Check('ck_posts_hand_time', `hand_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)
@Check('ck_posts_version', 'version >= 1')
@Check('ck_posts_sketch', '(sketch is null) = (sketch_version is null)')
@Check('ck_posts_draft_not_posted', `status <> 'draft' or posted_at is null`)
export class PostEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_posts' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  title: string;

  @Column('text')
  content: string;

  @Column('text', { default: 'draft' })
  status: PostStatus;

  @Column('text', { default: 'post' })
  content_type: string;

  @Column('text', { nullable: true })
  tone: string | null;

  /** The day it is planned for, a calendar date without a zone. */
  @Column('date', { nullable: true })
  scheduled_date: PlainDate | null;

  /** HH:MM of that day by its author's clock, when they are reminded to post it themselves. */
  @Column('text', { nullable: true })
  hand_time: string | null;

  @Column('timestamptz', { nullable: true })
  posted_at: Date | null;

  @Column('text', { nullable: true })
  linkedin_url: string | null;

  @Column('text', { array: true, default: '{}' })
  hashtags: string[];

  @Column('text', { array: true, default: '{}' })
  topics: string[];

  @Column('text', { nullable: true })
  ai_prompt_used: string | null;

  @Column('jsonb', { nullable: true })
  generation_metadata: GenerationMetadata | null;

  /** What a writer put into the text that only its author can settle; those that the text has not count for nothing. */
  @Column('jsonb', { default: [] })
  findings: TextFinding[];

  /** Of these, what the author said to be theirs. */
  @Column('jsonb', { default: [] })
  vouched: TextFinding[];

  @Column('boolean', { default: false })
  is_hidden: boolean;

  @Column('text', { default: 'manual' })
  source_type: PostSourceType;

  @Column('text', { nullable: true })
  source_id: string | null;

  /** Title of a document; null: the file's name. */
  @Column('text', { nullable: true })
  document_title: string | null;

  /** Comment to post after publication; plain text. */
  @Column('text', { nullable: true })
  first_comment: string | null;

  /** Sketch of the text, to find near-duplicates by (post-sketch.policy); made when a check first needs it. */
  @Column('bytea', { nullable: true })
  sketch: Buffer | null;

  /** The version whose text `sketch` is of: with another one it is out of date. */
  @Column('integer', { nullable: true })
  sketch_version: number | null;

  /** Rises with each change of the text; an edit names the one it started from. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  /** When it was last marked, planned anew, archived, hidden, deleted or restored, of which open pages are told; null where it never was. */
  @Column('timestamptz', { nullable: true })
  plan_changed_at: Date | null;

  /** Time of deletion: no query returns it, and after 7 days it is deleted permanently. */
  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;
}
