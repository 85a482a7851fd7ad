import type { AnalysedField, StyleAnalysis } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

export type AnalysisStatus = 'queued' | 'running' | 'done' | 'failed';

/** One analysis of a user's posts (VOICE-9). */
@Entity('style_analyses')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_style_analyses_user', onDelete: 'CASCADE' })
@Index('ix_style_analyses_user', ['user_id', 'created_at', 'id'])
@Index('ix_style_analyses_waiting', ['woken_at'], { where: `status in ('queued', 'running')` })
@Index('ix_style_analyses_ended', ['finished_at'], { where: 'finished_at is not null' })
@Check('ck_style_analyses_status', `status in ('queued', 'running', 'done', 'failed')`)
@Check('ck_style_analyses_post_count', 'post_count between 1 and 50')
@Check('ck_style_analyses_posts', `(status in ('queued', 'running')) = (posts is not null)`)
@Check('ck_style_analyses_result', `(status = 'done') = (result is not null)`)
@Check('ck_style_analyses_error', `(status = 'failed') = (error is not null)`)
@Check('ck_style_analyses_finished', `(status in ('done', 'failed')) = (finished_at is not null)`)
@Check(
  'ck_style_analyses_lease',
  `(status = 'running') = (lease_id is not null) and (status = 'running') = (lease_until is not null)`,
)
export class StyleAnalysisEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_style_analyses' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text', { default: 'queued' })
  status: AnalysisStatus;

  /** The user's texts, the newest first; erased when the analysis ends: its quotes are in the result. */
  @Column('text', { array: true, nullable: true })
  posts: string[] | null;

  @Column('smallint')
  post_count: number;

  @Column('jsonb', { nullable: true })
  result: StyleAnalysis | null;

  /** Fields that stayed as the user had set them, against the result. */
  @Column('text', { array: true, default: '{}' })
  kept: AnalysedField[];

  /** Why the result lacks a model's judgement, as text for the user; null when it is complete. */
  @Column('text', { nullable: true })
  limited_reason: string | null;

  /** Why it failed, as text for the user. */
  @Column('text', { nullable: true })
  error: string | null;

  /** Number of times a worker has started it. */
  @Column('smallint', { default: 0 })
  attempts: number;

  /** Its lease: a worker may finish it only with the lease that it took. */
  @Column('uuid', { nullable: true })
  lease_id: string | null;

  @Column('timestamptz', { nullable: true })
  lease_until: Date | null;

  /** When a job was last added for it. */
  @Column('timestamptz', { default: () => 'now()' })
  woken_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  finished_at: Date | null;
}
