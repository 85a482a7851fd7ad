import type { AnalysedField, StyleAnalysis } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { LeasedRowEntity } from '../../../platform/leases/leased-row.entity.js';

export type AnalysisStatus = 'queued' | 'running' | 'done' | 'failed';

/** One analysis of a user's posts (VOICE-9). */
@Entity('style_analyses')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_style_analyses_user', onDelete: 'CASCADE' })
@Index('ix_style_analyses_user', ['user_id', 'created_at', 'id'])
@Index('ix_style_analyses_waiting', ['woken_at'], { where: `status in ('queued', 'running')` })
@Index('ix_style_analyses_ended', ['finished_at'], { where: 'finished_at is not null' })
@Check('ck_style_analyses_status', `status in ('queued', 'running', 'done', 'failed')`)
@Check('ck_style_analyses_post_count', 'post_count between 1 and 500')
@Check('ck_style_analyses_posts', `(status in ('queued', 'running')) = (posts is not null)`)
@Check('ck_style_analyses_result', `(status = 'done') = (result is not null)`)
@Check('ck_style_analyses_error', `(status = 'failed') = (error is not null)`)
@Check('ck_style_analyses_finished', `(status in ('done', 'failed')) = (finished_at is not null)`)
@Check(
  'ck_style_analyses_lease',
  `(status = 'running') = (lease_id is not null) and (status = 'running') = (lease_until is not null)`,
)
export class StyleAnalysisEntity extends LeasedRowEntity<AnalysisStatus> {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_style_analyses' })
  id: string;

  @Column('uuid')
  user_id: string;

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
}
