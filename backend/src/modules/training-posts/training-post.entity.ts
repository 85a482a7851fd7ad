import type { PerformanceCategory, PlainDate } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Where a training text comes from. Only a post is one of the library, too. */
export type TrainingTextKind = 'post' | 'comment' | 'article' | 'interview';

/** A post of the user's own that trains their voice. */
@Entity('sample_post_analytics')
@Index('ix_sample_post_analytics_user', ['user_id', 'created_at', 'id'])
@Index('ix_sample_post_analytics_unsynced', ['id'], { where: 'synced_at IS NULL' })
@Index('uq_sample_post_analytics_linkedin_post', ['user_id', 'linkedin_post'], {
  unique: true,
  where: 'linkedin_post IS NOT NULL',
})
@Unique('uq_sample_post_analytics_content', ['user_id', 'content_hash'])
@Check('ck_sample_post_analytics_content', `post_content <> ''`)
@Check(
  'ck_sample_post_analytics_counts',
  'least(impressions, likes, comments, shares, word_count, character_count) >= 0',
)
@Check('ck_sample_post_analytics_kind', `kind in ('post', 'comment', 'article', 'interview')`)
@Check('ck_sample_post_analytics_engagements', 'engagements >= 0')
@Check('ck_sample_post_analytics_rate', '(engagement_rate is null) = (impressions = 0)')
export class TrainingPostEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'pk_sample_post_analytics' })
  id: string;

  @Column('uuid')
  @ForeignKey('profiles', 'id', { name: 'fk_sample_post_analytics_user', onDelete: 'CASCADE' })
  user_id: string;

  @Column('text', { default: 'post' })
  kind: TrainingTextKind;

  @Column('text')
  post_content: string;

  /** Hash of the normalised text: the same post pasted twice is one. */
  @Column('text')
  content_hash: string;

  @Column('integer', { default: 0 })
  impressions: number;

  @Column('integer', { default: 0 })
  likes: number;

  @Column('integer', { default: 0 })
  comments: number;

  @Column('integer', { default: 0 })
  shares: number;

  /** All of them as one sum, where LinkedIn's analytics told it; null where nobody did. */
  @Column('integer', { nullable: true })
  engagements: number | null;

  /** Percent (domain: knownEngagementRate); null without impressions. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  engagement_rate: number | null;

  @Column('text')
  performance_category: PerformanceCategory;

  @Column('date', { nullable: true })
  post_date: PlainDate | null;

  /** As typed (TRAINING-2). */
  @Column('text', { nullable: true })
  linkedin_url: string | null;

  /** URN of the post that the address names, if it names one: the same post saved twice is one. */
  @Column('text', { nullable: true })
  linkedin_post: string | null;

  @Column('integer')
  word_count: number;

  @Column('integer')
  character_count: number;

  /** Its strengths found by an analysis; empty before one. */
  @Column('text', { array: true, default: '{}' })
  what_works: string[];

  @Column('jsonb')
  insights: { performance_category: PerformanceCategory };

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  /** When its post in the library was last updated; null while an update is due. */
  @Column('timestamptz', { nullable: true })
  synced_at: Date | null;
}
