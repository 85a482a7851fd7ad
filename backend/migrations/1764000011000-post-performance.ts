import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Figures of posts, the bin that keeps deleted posts for a while, and the index of posts that wait for a
 * user's decision.
 */
export class PostPerformance1764000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Append-only: what a post had at which time. The latest recording counts.
    await runner.query(`
      create table post_performance (
        id bigint generated always as identity,
        post_id uuid not null,
        impressions integer not null,
        likes integer not null,
        comments integer not null,
        shares integer not null,
        engagement_rate numeric(14, 2),
        recorded_at timestamptz not null default now(),
        constraint pk_post_performance primary key (id),
        constraint fk_post_performance_post foreign key (post_id) references posts (id) on delete cascade,
        constraint ck_post_performance_counts check (least(impressions, likes, comments, shares) >= 0),
        constraint ck_post_performance_rate check ((engagement_rate is null) = (impressions = 0))
      )`);
    await runner.query(
      'create index ix_post_performance_latest on post_performance (post_id, recorded_at, id)',
    );

    await runner.query('alter table posts add column deleted_at timestamptz');
    await replaceListIndexes(runner, 'and deleted_at is null');
    await runner.query(`
      create index ix_posts_user_hidden on posts (user_id, updated_at, id)
        where is_hidden and deleted_at is null`);
    await runner.query('create index ix_posts_deleted on posts (deleted_at) where deleted_at is not null');

    await runner.query(`
      create index ix_publications_decisions on publications (user_id, due_at, id)
        where state in ('uncertain', 'reconciling', 'needs_user', 'missed', 'blocked_auth', 'rejected')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_publications_decisions');
    await runner.query('drop index ix_posts_deleted');
    await runner.query('drop index ix_posts_user_hidden');
    // Without the column the deleted posts would come back.
    await runner.query('delete from posts where deleted_at is not null');
    await replaceListIndexes(runner, '');
    await runner.query('alter table posts drop column deleted_at');
    await runner.query('drop table post_performance');
  }
}

/** The indexes of the lists and the one draft of a prompt, for the posts that also meet `condition`. */
async function replaceListIndexes(runner: QueryRunner, condition: string): Promise<void> {
  for (const [name, definition] of Object.entries({
    ix_posts_user_updated: `index ix_posts_user_updated on posts (user_id, updated_at, id) where not is_hidden`,
    ix_posts_user_status_updated: `index ix_posts_user_status_updated on posts (user_id, status, updated_at, id)
      where not is_hidden`,
    ix_posts_user_posted: `index ix_posts_user_posted on posts (user_id, posted_at nulls first, id)
      where not is_hidden and status = 'used'`,
    uq_posts_prompt_draft: `unique index uq_posts_prompt_draft on posts (user_id, source_id)
      where source_type = 'prompt' and status = 'draft'`,
  })) {
    await runner.query(`drop index ${name}`);
    await runner.query(`create ${definition} ${condition}`);
  }
}
