import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The posts that users train their voice with (TRAINING-1), and the one post of the library that each of them has. */
export class TrainingPosts1764000019000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sample_post_analytics (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        post_content text not null,
        content_hash text not null,
        impressions integer not null default 0,
        likes integer not null default 0,
        comments integer not null default 0,
        shares integer not null default 0,
        engagement_rate numeric(14, 2),
        performance_category text not null,
        post_date date,
        linkedin_url text,
        word_count integer not null,
        character_count integer not null,
        what_works text[] not null default '{}',
        insights jsonb not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        synced_at timestamptz,
        constraint pk_sample_post_analytics primary key (id),
        constraint fk_sample_post_analytics_user foreign key (user_id) references profiles (id) on delete cascade,
        constraint uq_sample_post_analytics_content unique (user_id, content_hash),
        constraint ck_sample_post_analytics_content check (post_content <> ''),
        constraint ck_sample_post_analytics_counts check (
          least(impressions, likes, comments, shares, word_count, character_count) >= 0),
        constraint ck_sample_post_analytics_rate check ((engagement_rate is null) = (impressions = 0))
      )`);
    await runner.query(
      'create index ix_sample_post_analytics_user on sample_post_analytics (user_id, created_at, id)',
    );
    await runner.query(
      'create index ix_sample_post_analytics_unsynced on sample_post_analytics (id) where synced_at is null',
    );

    // Includes posts in the bin: saving a training post again restores its post instead of making a second one.
    await runner.query(`
      create unique index uq_posts_training on posts (user_id, source_id) where source_type = 'training'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index uq_posts_training');
    await runner.query('drop table sample_post_analytics');
  }
}
