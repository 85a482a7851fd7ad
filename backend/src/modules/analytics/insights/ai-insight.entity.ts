import type { Insight, InsightType } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** What all of a user's posts tell (ANALYTICS-6). One that held and holds no more stays, inactive, and comes back as the same row. */
@Entity('ai_insights')
@ForeignKey('profiles', ['user_id'], ['id'], { name: 'fk_ai_insights_user', onDelete: 'CASCADE' })
@Unique('uq_ai_insights_subject', ['user_id', 'insight_type', 'subject'])
@Check('ck_ai_insights_confidence', 'confidence_score between 0 and 1')
export class AiInsightEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_ai_insights' })
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  insight_type: InsightType;

  /** What it is about, such as `weekday 2`; empty where a type has one subject alone. */
  @Column('text')
  subject: string;

  /** The insight with its figures and the size of its sample. */
  @Column('jsonb')
  insight_data: Insight;

  @Column('numeric', { precision: 3, scale: 2 })
  confidence_score: number;

  /** How many times the median of the others; null where nothing is compared. */
  @Column('numeric', { precision: 6, scale: 1, nullable: true })
  performance_impact: number | null;

  @Column('text', { array: true })
  recommendations: string[];

  /** Whether the figures still tell it. */
  @Column('boolean', { default: true })
  is_active: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  /** When its figures last changed, or it ended. */
  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
