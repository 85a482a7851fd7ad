import type { FigureSource } from '@drumbeat/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A post's figures at one time, null where one is missing (POST-5). The latest recording counts. */
@Entity('post_performance')
@ForeignKey('posts', ['post_id'], ['id'], { name: 'fk_post_performance_post', onDelete: 'CASCADE' })
@Index('ix_post_performance_latest', ['post_id', 'recorded_at', 'id'])
@Check('ck_post_performance_counts', 'least(impressions, likes, comments, shares) >= 0')
@Check('ck_post_performance_source', `source in ('person', 'linkedin')`)
@Check('ck_post_performance_known', 'num_nonnulls(impressions, likes, comments, shares) > 0')
@Check(
  'ck_post_performance_rate',
  `case when engagement_rate is null then num_nulls(impressions, likes, comments, shares) > 0 or impressions = 0
        else coalesce(impressions, 0) > 0 end`,
)
export class PostPerformanceEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_post_performance',
  })
  id: string;

  @Column('uuid')
  post_id: string;

  @Column('integer', { nullable: true })
  impressions: number | null;

  @Column('integer', { nullable: true })
  likes: number | null;

  @Column('integer', { nullable: true })
  comments: number | null;

  @Column('integer', { nullable: true })
  shares: number | null;

  /** Percent (domain: engagementRate); null without impressions, or where a figure is missing, unless LinkedIn told the sum of all reactions. */
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  engagement_rate: number | null;

  @Column('text', { default: 'person' })
  source: FigureSource;

  @Column('timestamptz', { default: () => 'now()' })
  recorded_at: Date;
}
